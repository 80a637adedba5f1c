import { columnLetters, columnsUpTo } from "../column-letters";

const cellTag = /<(?:\w+:)?(c|row)(?=[\s/>])((?:"[^"]*"|[^">])*)>/g;
const zeroFormat = /^0{2,}$/;
const numberCell =
  /<((?:\w+:)?c)\s((?:"[^"]*"|[^">])*?)s="(\d+)"((?:"[^"]*"|[^">/])*)>((?:(?!<\/\1>).)*?<((?:\w+:)?v)>)(\d+)(<\/\6>)/gs;

/**
 * The XML of a sheet as the library reads it: cells have their places, which some writers leave out, and numbers in a format
 * of zeros are texts with the zeros that Excel shows (00123).
 */
export function repairedSheet(sheet: string, styles: string): string {
  return withPaddedNumbers(withPlaces(sheet), paddings(styles));
}

function withPlaces(sheet: string): string {
  if (!/<(?:\w+:)?c(?=[\s/>])(?!(?:"[^"]*"|[^">])*\sr=")/.test(sheet)) {
    return sheet;
  }
  let row = 0;
  let column = 0;
  return sheet.replace(cellTag, (tag, name: string, attributes: string) => {
    const [, place] = /\sr="([A-Z]*\d+)"/.exec(attributes) ?? [];
    if (name === "row") {
      row = place ? Number(place) : row + 1;
      column = 0;
      return tag;
    }
    column = place ? columnsUpTo(place.replace(/\d+/, "")) : column + 1;
    return place ? tag : tag.replace(/[\s/>]/, ` r="${columnLetters(column - 1)}${row}"$&`);
  });
}

/** How many digits the styles of a workbook show at least, where they show nothing else. */
function paddings(styles: string): Map<string, number> {
  const formats = new Map<string, number>();
  for (const [, attributes = ""] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    const [, id = ""] = /numFmtId="(\d+)"/.exec(attributes) ?? [];
    const [, code = ""] = /formatCode="([^"]*)"/.exec(attributes) ?? [];
    if (zeroFormat.test(code)) {
      formats.set(id, code.length);
    }
  }
  const [, cells = ""] = /<(?:\w+:)?cellXfs\b(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  const used = [...cells.matchAll(/<(?:\w+:)?xf\s[^>]*?numFmtId="(\d+)"/g)];
  return new Map(
    used.flatMap(([, id = ""], index) => {
      const digits = formats.get(id);
      return digits === undefined ? [] : [[String(index), digits] as const];
    }),
  );
}

function withPaddedNumbers(sheet: string, digits: Map<string, number>): string {
  if (digits.size === 0) {
    return sheet;
  }
  return sheet.replace(
    numberCell,
    (cell, ...[name, before, style, behind, start, , number, end]) => {
      const padding = digits.get(style);
      return padding === undefined || /\bt="/.test(before + behind)
        ? cell
        : `<${name} ${before}s="${style}"${behind} t="str">${start}${String(number).padStart(padding, "0")}${end}`;
    },
  );
}
