import { describe, expect, test } from "vitest";
import { proposeMapping } from "@/lib/csv-import/map/propose-mapping";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import { written } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const header4 = `${"V 280926Elektro Muster GmbH".padEnd(123)}04EUR`;
const list4 = [
  header4,
  "A;N;K-NYM3;00;Mantelleitung NYM-J 3x1,5;Ring 100 m;1;2;m;4590;12;01;;",
  "B;N;K-NYM3;NYMJ3X15;ALT-1;S. 12;0;0;0;4012345678901; ;01.100;0;100; ; ;",
  'A;N;S-DOSE;00;Schalterdose 3/4" tief;;2;0;Stk;89;31;02;T-DOSE;',
  "B;N;S-DOSE; ; ; ;0;0;0;0000000000000; ;02.050;0;0; ; ;",
  "T;N;T-DOSE;;1;;Hohlwanddose, 60 mm tief;2;;Größe 1;",
  "A;N;ALT-01;00;Auslaufartikel;;1;0;Stk;1000;12;01;;",
  "A;L;ALT-01;;;;;;;;;;;",
  "A;N;LAMPE;00;Leuchte für Übergänge;;1;0;Stk;0;40;03;;",
  "P;A;LAMPE;2;12950;1;5500;;;;;K-NYM3;1;4690;;;;;;;;;;",
  "A;N;OHNE;00;Ohne Preis;;1;1;Stk;0;40;03;;",
];

async function cellsOf(lines: string[]) {
  const text = `${lines.join("\r\n")}\r\n\x1a`;
  const read = await readFile(written(text, { encoding: "ibm850", mark: false }));
  const named = read.rows.map(({ cells }) =>
    Object.fromEntries(read.headings.map((heading, place) => [heading, cells[place]])),
  );
  return { ...read, named };
}

describe("a DATANORM 4 file is a table of its articles", () => {
  test("with units instead of keys and euros instead of cents", async () => {
    const { reading, named } = await cellsOf(list4);
    expect(reading).toMatchObject({ encoding: "ibm850", headingRow: 1 });
    expect(named[0]).toEqual({
      Artikelnummer: "K-NYM3",
      "Kurztext 1": "Mantelleitung NYM-J 3x1,5",
      "Kurztext 2": "Ring 100 m",
      Mengeneinheit: "m",
      Preiseinheit: "100",
      Preiskennzeichen: "Listenpreis",
      Preis: "46,90",
      Rabattgruppe: "12",
      Warengruppe: "01",
      Matchcode: "NYMJ3X15",
      Alternativnummer: "ALT-1",
      EAN: "4012345678901",
    });
    expect(named[1]).toMatchObject({
      "Kurztext 1": 'Schalterdose 3/4" tief',
      Preiseinheit: "1",
      Preiskennzeichen: "Nettopreis",
      Preis: "0,89",
      EAN: "",
    });
  });

  test("with the prices of its price records, and none where it says 0", async () => {
    const { named } = await cellsOf(list4);
    expect(named[2]).toMatchObject({ Preis: "129,50", Preiskennzeichen: "Nettopreis" });
    expect(named[3]).toMatchObject({ Preis: "", Preiseinheit: "10" });
  });

  test("without the articles that it deletes, by the numbers of its lines", async () => {
    const { rows, notes } = await cellsOf(list4);
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 9, 11]);
    expect(notes.leftOutRows).toEqual([7, 8]);
  });

  test("in its own currency where that is not the euro", async () => {
    const { rows, headings } = await cellsOf([header4.replace("EUR", "CHF"), ...list4.slice(1)]);
    expect(columnFactsOf(headings, rows)[6]?.currencies).toEqual(["CHF"]);
  });

  test("whose price is per the unit that it names, and whose stock nobody knows", async () => {
    const { headings, rows } = await cellsOf(list4);
    const { columns } = proposeMapping(columnFactsOf(headings, rows)).mapping;
    expect(headings[columns.pricePer ?? -1]).toBe("Preiseinheit");
    expect(headings[columns.ean ?? -1]).toBe("EAN");
    expect(columns.quantity).toBeUndefined();
  });
});

test("a DATANORM 5 file is such a table with its unit written out and the manufacturer's number", async () => {
  const { named, notes } = await cellsOf([
    "V;050;A;20260801;EUR;Muster AG;;;;;;;;;",
    "A;N;1SFA1;Schutzabdeckung, schwarz;für Tasten;PCE;1;10;714;V2;;W1;080CPN;;;;1SFA170190R8000;080CPN;7320500520642;;5;;;",
    "A;N;WEG;Alt;;PCE;1;1;100;V2;;;;;;;;;;;;",
    "B;L;WEG;;",
  ]);
  expect(named).toEqual([
    {
      Artikelnummer: "1SFA1",
      "Kurztext 1": "Schutzabdeckung, schwarz",
      "Kurztext 2": "für Tasten",
      Mengeneinheit: "PCE",
      Preiseinheit: "10",
      Preiskennzeichen: "Listenpreis",
      Preis: "7,14",
      Rabattgruppe: "V2",
      Warengruppe: "W1",
      Matchcode: "080CPN",
      Herstellernummer: "1SFA170190R8000",
      EAN: "7320500520642",
    },
  ]);
  expect(notes.leftOutRows).toEqual([3]);
});

test("a list whose first heading begins with V is no DATANORM file", async () => {
  const { headings } = await cellsOf(["V;Name;Menge", "A;N;5", "A;B;6"]);
  expect(headings).toEqual(["V", "Name", "Menge"]);
});
