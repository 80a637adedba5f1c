import { strToU8, zipSync } from "fflate";
import { columnLetters } from "@/lib/csv-import/read/column-letters";

/** Text, a number, a boolean, a formula with its last value, or a formatted number. */
export type SheetCell =
  | string
  | number
  | boolean
  | null
  | { formula: string; value: string | number }
  | { number: number; format: string }
  | { error: string };

interface SheetPlan {
  name: string;
  rows: SheetCell[][];
  hidden?: boolean;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of an .xlsx file, with shared strings as Excel writes them. */
export function workbookFiles(sheets: SheetPlan[]): Record<string, string> {
  const texts: string[] = [];
  const formats = ["General"];
  const xml = sheets.map(({ rows }) => sheetXml(rows, texts, formats));
  const names = sheets.map(
    ({ name, hidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return {
    "[Content_Types].xml": contentTypesXml(sheets),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rIdT" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": stylesXml(formats),
    "xl/sharedStrings.xml": `${head}<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(
      xml.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet]),
    ),
  };
}

function contentTypesXml(sheets: SheetPlan[]): string {
  const kinds = ["worksheet", "styles", "sharedStrings", "sheet.main"];
  const [sheet, ...others] = kinds.map(
    (kind) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`,
  );
  const parts: [string, string | undefined][] = [
    ...sheets.map((_, at): [string, string | undefined] => [`worksheets/sheet${at + 1}`, sheet]),
    ...["styles", "sharedStrings", "workbook"].map((name, at): [string, string | undefined] => [
      name,
      others[at],
    ]),
  ];
  const types = parts.map(
    ([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${type}"/>`,
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join("")}</Types>`;
}

export function workbookOf(...sheets: SheetPlan[]): ArrayBuffer {
  return zipFile(workbookFiles(sheets));
}

/** Contents by file name. */
export function zipFile(parts: Record<string, string>): ArrayBuffer {
  const texts = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(texts)).buffer;
}

function sheetXml(rows: SheetCell[][], texts: string[], formats: string[]): string {
  const xml = rows.map((cells, row) => {
    const filled = cells.map((cell, column) =>
      cell === null ? "" : cellXml(cell, `${columnLetters(column)}${row + 1}`, texts, formats),
    );
    return cells.length === 0 ? "" : `<row r="${row + 1}">${filled.join("")}</row>`;
  });
  return `${head}<worksheet xmlns="${main}"><sheetData>${xml.join("")}</sheetData></worksheet>`;
}

function cellXml(
  cell: Exclude<SheetCell, null>,
  place: string,
  texts: string[],
  formats: string[],
): string {
  if (typeof cell === "string") {
    return `<c r="${place}" t="s"><v>${indexIn(texts, cell)}</v></c>`;
  }
  if (typeof cell === "number") {
    return `<c r="${place}"><v>${cell}</v></c>`;
  }
  if (typeof cell === "boolean") {
    return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  }
  if ("error" in cell) {
    return `<c r="${place}" t="e"><f>NA()</f><v>${cell.error}</v></c>`;
  }
  if ("formula" in cell) {
    const type = typeof cell.value === "string" ? ' t="str"' : "";
    return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
  }
  return `<c r="${place}" s="${indexIn(formats, cell.format)}"><v>${cell.number}</v></c>`;
}

function indexIn(list: string[], text: string): number {
  const found = list.indexOf(text);
  return found < 0 ? list.push(text) - 1 : found;
}

function stylesXml(formats: string[]): string {
  const own = formats.map(
    (format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`,
  );
  const used = formats.map(
    (_, index) => `<xf numFmtId="${index === 0 ? 0 : 164 + index}" applyNumberFormat="1"/>`,
  );
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${own.length}">${own.join("")}</numFmts><cellXfs count="${used.length}">${used.join("")}</cellXfs></styleSheet>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
