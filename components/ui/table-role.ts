/** What a table's elements mean anyway, said once more: not every browser knows it of rows that are blocks, as on a phone. */
export function tableRole(role: "table" | "rowgroup" | "row" | "columnheader" | "cell") {
  return { role };
}
