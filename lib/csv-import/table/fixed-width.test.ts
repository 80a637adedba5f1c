import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";
import type { FileFault } from "./table";

const sap = `Bestandsliste Werk 1000, Lager Süd                         Seite 1

Materialnr.   Hersteller   Bezeichnung                Bestand       Preis
-------------------------------------------------------------------------
000815        SKF          Rillenkugellager 6205-2RS       12       12,50
000816        FAG          Zylinderrollenlager              5    1.129,00
000817        Festo        Normzylinder, 32 mm              7       89,90

                                            Gesamt         24
`;
const host = ` ITEM      DESCRIPTION           QTY    PRICE
 A1001     BEARING 6205           12    12.50
 A1002     ROLLER BEARING          5   129.00
 A1003     SWITCH, 24V DC          7     3.90
`;

describe("a text whose columns are kept apart by blanks alone is refused by its name", () => {
  test.each([
    ["of SAP", sap],
    ["of a host", host],
    ["of many pages", sap.repeat(30)],
  ])("%s", async (_, text) => {
    await expect(readFile(utf8(text))).rejects.toMatchObject({ code: "fixed_width" });
  });

  test("but shown as it was cut, and read so where a person says it", async () => {
    const fault: FileFault = await readFile(utf8(host)).catch((error) => error);
    expect(fault.read).toMatchObject({ reading: { kind: "text" }, rows: [], headings: [] });
    expect(fault.read?.firstRows).toHaveLength(4);
    expect((await readFile(utf8(host), { delimiter: ";" })).rows).toHaveLength(3);
    expect((await readFile(utf8(host), { headingRow: 1 })).rows).toHaveLength(3);
  });
});

test.each([
  [
    "commas among blanks",
    "Nummer   ,Bezeichnung   ,Menge  ,Preis\nA1       ,Lager         ,5      ,12.50\nA2       ,Rollenlager   ,7      ,3.90\n",
  ],
  [
    "commas among blanks, below a title",
    "Lager   Halle   Süd\nNummer   ,Bezeichnung   ,Menge  ,Preis\nA1       ,Lager         ,5      ,12.50\nA2       ,Rollenlager   ,7      ,3.90\n",
  ],
  ["pipes among blanks", "Nummer  | Name   | Menge\nA1      | Lager  | 5\nA2      | Öse    | 7\n"],
  ["one column", "Bezeichnung\n6205  SKF  C3\n6206  SKF  C3\n6207  SKF  C3\n"],
  ["texts with blanks", "Lager   Motor   Welle;Menge\nRot   Blau   Grün;5\nRot   Blau   Gelb;7\n"],
])("a file with delimiters is read: %s", async (_, text) => {
  expect((await readFile(utf8(text))).rows.length).toBeGreaterThanOrEqual(2);
});

test("of blanks alone a line of a megabyte is looked through once", async () => {
  const text = `A  B  C\n${`x${" ".repeat(50)}`.repeat(20_000)}\n${" ".repeat(1_000_000)}y\n`;
  await expect(readFile(utf8(text)).then(({ rows }) => rows)).resolves.toHaveLength(2);
});
