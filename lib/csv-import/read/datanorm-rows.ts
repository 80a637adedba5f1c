import type { RawRow } from "@/lib/csv-import/read-file-result";

// The records A and B of versions 4 and 5: https://github.com/halo/datanorm.
const places: [heading: string, in4: string, in5: string][] = [
  ["Artikelnummer", "A2", "A2"],
  ["Kurztext 1", "A4", "A3"],
  ["Kurztext 2", "A5", "A4"],
  ["Mengeneinheit", "A8", "A5"],
  ["Preiseinheit", "A7", "A7"],
  ["Preiskennzeichen", "A6", "A6"],
  ["Preis", "A9", "A8"],
  ["Rabattgruppe", "A10", "A9"],
  ["Warengruppe", "A11", "A11"],
  ["Matchcode", "B3", "A12"],
  ["Alternativnummer", "B4", ""],
  ["Herstellernummer", "", "A16"],
  ["EAN", "B9", "A18"],
];
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
  const fields = places
    .map(([heading, in4, in5]) => ({ heading, at: is4 ? in4 : in5 }))
    .filter(({ at }) => at !== "");
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
    const cells = fields.map(({ heading, at }) => {
      const cell = from[at.startsWith("A") ? "A" : "B"][Number(at.slice(1))] ?? "";
      return cellOf(heading, cell, is4, currency);
    });
    return { cells, repaired: false, isLeftOut: deleted.has(number) };
  });
  return [{ cells: fields.map(({ heading }) => heading), repaired: false }, ...rows];
}

/** A record of prices has three articles. */
function pricesOf(record: string[]): [string, Record<number, string>][] {
  return [2, 11, 20].flatMap((at) => {
    const [number = "", kind = "", price = ""] = record.slice(at);
    return record[0] === "P" && price !== "" ? [[number, { 6: kind, 9: price }]] : [];
  });
}

function cellOf(heading: string, cell: string, is4: boolean, currency = "EUR"): string {
  switch (heading) {
    case "Preis":
      return euros(cell) && euros(cell) + (currency === "EUR" ? "" : ` ${currency}`);
    case "Preiskennzeichen":
      return kinds[cell] ?? cell;
    case "Preiseinheit":
      return (is4 && unitsOf4[Number(cell)]) || cell;
    default:
      return heading === "EAN" && /^0+$/.test(cell) ? "" : cell;
  }
}

/** Written in cents; 0 says that there is none. */
function euros(price: string): string {
  const isInCents = /^\d+$/.test(price);
  return isInCents && Number(price) > 0
    ? (Number(price) / 100).toFixed(2).replace(".", ",")
    : price.replace(/^0+$/, "");
}
