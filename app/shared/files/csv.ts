type Cell = string | number | boolean | null | undefined;

/**
 * A table as spreadsheets in Brazil open it: semicolons, decimal commas, and a mark that says UTF-8. A library would have
 * to be told each of these, and the guard against formulas, at greater length.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]) {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(";"));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function writeCell(cell: Cell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  // What begins like a formula would be run by the spreadsheet of whoever opens it.
  const text = /^[=+\-@\t\r]/.test(String(cell)) ? `'${cell}` : String(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
