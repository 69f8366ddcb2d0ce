import { clsx } from "clsx";
import type { ReactNode } from "react";
import { writeCsv } from "#app/shared/files/csv.ts";
import { download } from "#app/shared/files/download.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";

export type Column<Row> = {
  label: string;
  /** As it stands in the file. */
  value: (row: Row) => string | number | null;
  /** As it is shown, where that differs. */
  show?: (row: Row) => ReactNode;
  /** Sentences: gets room and wraps. Anything else stays on one line. */
  isLong?: boolean;
};

type DataTableProps<Row> = {
  title: string;
  /** Of the file, without its ending. */
  filename: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: string;
  /** For a page that is about this table: it does not scroll by itself. */
  isWhole?: boolean;
  className?: string;
};

/** Rows that can be taken along as CSV. Scrolls sideways by itself where the screen is narrow. */
export function DataTable<Row>({
  title,
  filename,
  columns,
  rows,
  empty,
  isWhole = false,
  className,
}: DataTableProps<Row>) {
  function save() {
    const header = columns.map(({ label }) => label);
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    download(`${filename}.csv`, writeCsv(header, cells), "text/csv;charset=utf-8");
  }
  return (
    <section className={clsx("min-w-0", className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        {rows.length > 0 && (
          <Button variant="ghost" size="sm" onClick={save} aria-label={`Baixar CSV: ${title}`}>
            Baixar CSV
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted-foreground">{empty}</p>
      ) : (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
          tabIndex={0}
          className={clsx("mt-1 overflow-auto rounded border bg-surface-raised", !isWhole && "max-h-96")}
        >
          <table className="w-full text-sm">
            <thead className="sticky top-0 bg-surface text-left">
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.label}
                    scope="col"
                    className={clsx(
                      "px-3 py-2 font-semibold whitespace-nowrap",
                      isNumeric(column, rows) && "text-right",
                    )}
                  >
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y">
              {rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {columns.map((column) => (
                    <Cell key={column.label} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

/** Numbers stand under each other. */
function isNumeric<Row>({ value }: Column<Row>, [first]: readonly Row[]) {
  return first !== undefined && typeof value(first) === "number";
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.value(row);
  const shown = column.show?.(row) ?? (typeof value === "number" ? formatNumber(value) : (value ?? "–"));
  return (
    <td
      className={clsx(
        "px-3 py-2 align-baseline",
        typeof value === "number" && "numeric text-right",
        column.isLong ? "min-w-44" : "whitespace-nowrap",
      )}
    >
      {shown}
    </td>
  );
}
