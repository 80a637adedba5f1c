import type { ReactNode } from "react";
import { tableRole } from "@/components/ui/table-role";

export interface DocsColumn<Row> {
  key: string;
  label: string;
  /** Null is an empty cell, which takes no room on a phone. */
  cell: (row: Row) => ReactNode;
  /** On a phone a line of its own. */
  isLine?: boolean;
}

interface DocsTableProps<Row> {
  /** Says to screen readers what the rows are. */
  caption: string;
  columns: DocsColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Names and what is said of them (`.docs-table` in globals.css): denser than a table of things. */
export function DocsTable<Row>({ caption, columns, rows, keyOf }: DocsTableProps<Row>) {
  return (
    <table {...tableRole("table")} className="docs-table">
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRole("rowgroup")}>
        <tr {...tableRole("row")}>
          {columns.map(({ key, label }) => (
            <th key={key} {...tableRole("columnheader")} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole("rowgroup")}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...tableRole("row")}>
            {columns.map(({ key, cell, isLine }) => (
              <td key={key} {...tableRole("cell")} data-line={isLine || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
