import { RestError } from "../rest-error.ts";

/** Rows of a CSV body by its header line; `NULL` is null, as PostgREST reads it. */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...rows] = readRows(text);
  if (!header) throw new RestError(400, "PGRST102", "Empty or invalid CSV");
  return rows.map((row) => {
    if (row.length !== header.length) throw new RestError(400, "PGRST102", "All lines must have same number of fields");
    return Object.fromEntries(header.map((name, index) => [name, row[index] === "NULL" ? null : (row[index] ?? null)]));
  });
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) throw new RestError(400, "PGRST102", "Empty or invalid CSV");
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === ",") {
      // A comma at the very end announces one more, empty field.
      if (field.lastIndex === text.length) row.push("");
      else continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
