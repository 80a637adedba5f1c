import type { RawRow } from "@/lib/csv-import/read-file-result";

// The place of each field in the records A and B: https://github.com/halo/datanorm.
type Fields = Record<string, ["A" | "B", number]>;
const version4: Fields = {
  Artikelnummer: ["A", 2],
  "Kurztext 1": ["A", 4],
  "Kurztext 2": ["A", 5],
  Mengeneinheit: ["A", 8],
  Preiseinheit: ["A", 7],
  Preiskennzeichen: ["A", 6],
  Preis: ["A", 9],
  Rabattgruppe: ["A", 10],
  Warengruppe: ["A", 11],
  Matchcode: ["B", 3],
  Alternativnummer: ["B", 4],
  EAN: ["B", 9],
};
const version5: Fields = {
  Artikelnummer: ["A", 2],
  "Kurztext 1": ["A", 3],
  "Kurztext 2": ["A", 4],
  Mengeneinheit: ["A", 5],
  Preiseinheit: ["A", 7],
  Preiskennzeichen: ["A", 6],
  Preis: ["A", 8],
  Rabattgruppe: ["A", 9],
  Warengruppe: ["A", 11],
  Matchcode: ["A", 12],
  Herstellernummer: ["A", 16],
  EAN: ["A", 18],
};
const header = /^V(?: \d{6}|;0?50;)/;
const article = /^A;[NA];/m;
const currencyOf4 = /\d\d([A-Z]{3})\s*$/;
const unitsOf4 = ["1", "10", "100", "1000"];
const kinds: Record<string, string> = { 1: "Listenpreis", 2: "Nettopreis" };

/** One row for each line, so that they keep their numbers. Null for other files. */
export function datanormRows(text: string): RawRow[] | null {
  if (!header.test(text) || !article.test(text)) {
    return null;
  }
  const is4 = text.startsWith("V ");
  const fields = Object.entries(is4 ? version4 : version5);
  const lines = text.split(/\r\n?|\n/);
  const records = lines.map((line) => line.split(";").map((cell) => cell.trim()));
  const currency = is4 ? currencyOf4.exec(lines[0] ?? "")?.[1] : records[0]?.[4];
  const second = new Map(
    records.filter(([kind]) => kind === "B").map((cells) => [cells[2], cells]),
  );
  const prices = new Map(is4 ? records.flatMap(pricesOf) : []);
  const deleted = new Set(records.flatMap(([, deed, number]) => (deed === "L" ? number : [])));
  const rows = records.slice(1).map((record): RawRow => {
    const [kind, deed = "", number = ""] = record;
    if (kind !== "A" || !/^[NAL]$/.test(deed)) {
      return { cells: [], repaired: false };
    }
    const from = { A: { ...record, ...prices.get(number) }, B: second.get(number) ?? [] };
    const cells = fields.map(([name, [letter, place]]) =>
      cellOf(name, from[letter][place] ?? "", is4, currency),
    );
    return { cells, repaired: false, isLeftOut: deleted.has(number) };
  });
  return [{ cells: fields.map(([name]) => name), repaired: false }, ...rows];
}

/** A record of prices has three articles. */
function pricesOf(record: string[]): [string, Record<number, string>][] {
  return [2, 11, 20].flatMap((at) => {
    const [number = "", kind = "", price = ""] = record.slice(at);
    return record[0] === "P" && price !== "" ? [[number, { 6: kind, 9: price }]] : [];
  });
}

function cellOf(name: string, cell: string, is4: boolean, currency = "EUR"): string {
  switch (name) {
    case "Preis":
      return euros(cell) && euros(cell) + (currency === "EUR" ? "" : ` ${currency}`);
    case "Preiskennzeichen":
      return kinds[cell] ?? cell;
    case "Preiseinheit":
      return (is4 && unitsOf4[Number(cell)]) || cell;
    default:
      return name === "EAN" && /^0+$/.test(cell) ? "" : cell;
  }
}

/** Written in cents; 0 says that there is none. */
function euros(price: string): string {
  const isInCents = /^\d+$/.test(price);
  return isInCents && Number(price) > 0
    ? (Number(price) / 100).toFixed(2).replace(".", ",")
    : price.replace(/^0+$/, "");
}
