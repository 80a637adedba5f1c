import { columnLetters, columnsUpTo } from "../column-letters";
import { cellFormats } from "./cell-formats";
import type { NumberFormat } from "./number-format";

const cellTag = /<(?:\w+:)?(c|row)(?=[\s/>])((?:"[^"<]*"|[^"<>])*)>/g;
// A cell up to its number, behind the formula that gives it.
const numberCell =
  /<((?:\w+:)?)c(?=\s)([^<>]*[^<>/])>(\s*(?:<\1f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>)\s*)?<\1v>)([^<]*)<\/\1v>/g;
const errorType = /(<(?:\w+:)?c(?=\s)[^<>]*?\st=)"e"/g;
const otherType = /\st="(?!n")/;

/**
 * The XML of a sheet as the library reads it: cells have their places, which some writers leave out; numbers whose format
 * shows more than a number ("5 VE", 00123) are texts, and errors are the texts that Excel shows.
 */
export function repairedSheet(sheet: string, styles: string): string {
  const shown = withShownNumbers(withPlaces(sheet), cellFormats(styles));
  return shown.replace(errorType, '$1"str"');
}

function withPlaces(sheet: string): string {
  if (!/<(?:\w+:)?c(?=[\s/>])(?!(?:"[^"<]*"|[^"<>])*\sr=")/.test(sheet)) {
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

function withShownNumbers(sheet: string, formats: ReadonlyMap<string, NumberFormat>): string {
  if (formats.size === 0) {
    return sheet;
  }
  return sheet.replace(
    numberCell,
    (cell, prefix: string, attributes: string, start: string, value: string) => {
      const [, style = ""] = /\ss="(\d+)"/.exec(attributes) ?? [];
      const format = formats.get(style);
      const number = Number(value);
      if (!format || value.trim() === "" || Number.isNaN(number) || otherType.test(attributes)) {
        return cell;
      }
      const shown = format(number);
      const texts = attributes.replace(' t="n"', "");
      return typeof shown === "number"
        ? `<${prefix}c${attributes}>${start}${shown}</${prefix}v>`
        : `<${prefix}c${texts} t="str">${start}${escaped(shown)}</${prefix}v>`;
    },
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
