const rowTag = /<(?:\w+:)?row(?=[\s/>])((?:"[^"<]*"|[^"<>])*)>/g;

/** Numbers of the rows that a sheet does not show: a filter, an outline or a person has hidden them. */
export function hiddenRowsOf(sheet: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, attributes = ""] of sheet.matchAll(rowTag)) {
    const [, number] = /\sr="(\d+)"/.exec(attributes) ?? [];
    row = number ? Number(number) : row + 1;
    if (/\shidden="(?:1|true)"/.test(attributes)) {
      hidden.add(row);
    }
  }
  return hidden;
}
