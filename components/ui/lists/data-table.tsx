import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  label: string;
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
  isForDesk?: (row: Row) => boolean;
  startsHalf?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  empty?: ReactNode;
}

/** A table on a desktop, definition lists on a phone (`.data-table` in globals.css), with the same markup. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) {
    return empty;
  }
  const half = halfOf(columns);
  return (
    <table {...tableRole("table")} className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRole("rowgroup")}>
        <tr {...tableRole("row")}>
          {columns.map(({ key, label, numeric }) => (
            <th key={key} {...tableRole("columnheader")} scope="col" data-numeric={numeric}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole("rowgroup")}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...tableRole("row")}>
            {columns.map(({ key, label, numeric, cell, isForDesk }, place) => (
              <td
                key={key}
                {...tableRole("cell")}
                data-label={label}
                data-numeric={numeric}
                data-desk={isForDesk?.(row) || undefined}
                data-half={place === half || undefined}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same split in each row, because a browser would balance every row by itself. */
function halfOf(columns: { startsHalf?: boolean }[]): number {
  const chosen = columns.findIndex(({ startsHalf }) => startsHalf);
  return chosen === -1 ? Math.ceil(columns.length / 2) : chosen;
}

/** Explicit roles, because some browsers drop them from rows that are blocks. */
function tableRole(role: "table" | "rowgroup" | "row" | "columnheader" | "cell") {
  return { role };
}
