import { gzipSync } from "node:zlib";
import { columnFactsOf } from "@/lib/csv-import/cells/column-facts";
import { proposeMapping } from "@/lib/csv-import/mapping/proposal";
import { createCsvImport, updateCsvImport } from "@/lib/csv-import/operations";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import { type BenchPart, benchParts } from "./parts";

const headings = [
  "Hersteller",
  "Herstellernummer (MPN)",
  "EAN",
  "Weitere Nummern",
  "Bezeichnung",
  "Beschreibung",
  "Menge",
  "Preis pro Stück (EUR)",
  "Eigene Nummer",
];
interface BenchFile {
  /** Of one name are the same parts, of another one others. */
  name: string;
  rows: number;
  /** As a German program writes it. */
  price: string;
}

/** Brings a file of parts in that no listing is of, its columns assigned as proposed; answers the import's id. */
export async function bringFile(
  seller: Member,
  { name, rows: count, price }: BenchFile,
): Promise<string> {
  const parts = benchParts();
  const rows = Array.from({ length: count }, (_, place) => ({
    number: place + 2,
    cells: cellsOf(parts[place % parts.length] as BenchPart, `${name}${place}`, price),
  }));
  const columns = columnFactsOf(headings, rows);
  const packed = gzipSync(
    rows.map(({ number, cells }) => JSON.stringify([number, ...cells])).join("\n"),
  );
  const { answer } = await runOperation(createCsvImport, seller, {
    fileName: "bench.csv",
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
    columns,
    rowCount: count,
    size: packed.length,
  });
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id: answer.id } });
  await storage().write(key, packed, "application/gzip");
  const { mapping } = proposeMapping(columns);
  await runOperation(updateCsvImport, seller, {
    id: answer.id,
    mapping,
    choices: { defaults: {} },
  });
  return answer.id;
}

/** A part under numbers that only this file has. */
function cellsOf(
  { manufacturer, mpn, ean, alternate, kind }: BenchPart,
  place: string,
  price: string,
): string[] {
  const number = `${mpn}-${place}`;
  const title = `${kind.german} ${number}`;
  const description = `${title}. Aus Überbestand, unbenutzt.`;
  return [
    manufacturer,
    number,
    ean ?? "",
    alternate,
    title,
    description,
    "12",
    price,
    `LAG-${place}`,
  ];
}
