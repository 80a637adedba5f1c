import { expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

async function tableOf(text: string) {
  const { headings, rows, notes, firstRows } = await readFile(utf8(text));
  return { headings, cells: rows.map(({ cells }) => cells), notes, firstRows };
}

test.each([
  ["numbers", ["1", "2", "3"]],
  ["names", ["Rillenlager", "Öse", "M8"]],
])(
  "R's names of rows (%s) have no heading, and the headings stand above their own columns",
  async (_, [a, b, c]) => {
    const text = `"Hersteller";"Bezeichnung";"Menge";"Preis"
"${a}";"SKF";"Lager";5;12,5
"${b}";"Festo";"Zylinder";2;129
"${c}";"SKF";"Lager";7;3,9
`;
    const { headings, cells, notes, firstRows } = await tableOf(text);
    expect(headings).toEqual(["", "Hersteller", "Bezeichnung", "Menge", "Preis"]);
    expect(cells[0]).toEqual([a, "SKF", "Lager", "5", "12,5"]);
    expect(notes.shiftedRows).toEqual([]);
    expect(firstRows[0]?.cells).toEqual(headings);
  },
);

test("running numbers before the cells are such names where nobody knows the headings", async () => {
  const { headings } = await tableOf(
    "Producent\tNazwa\tKod\n1\tSKF\tLager\tA\n2\tFesto\tÖse\tB\n3\tFAG\tÖse\tC\n",
  );
  expect(headings).toEqual(["", "Producent", "Nazwa", "Kod"]);
});

test.each([
  [
    "a last heading is missing",
    "Artikelnummer;Bezeichnung;Menge\n00123;Schütz;12;4,50\n00124;Öse;6;0,10\n",
  ],
  [
    "a last heading is missing behind running numbers",
    "Nr;Bezeichnung;Menge\n1;Schütz;12;4,50\n2;Öse;6;0,10\n",
  ],
  [
    "a last heading is missing behind a count of rows",
    "Pos.;Nazwa;Kod\n1;Schütz;12;4,50\n2;Öse;6;0,10\n",
  ],
  [
    "a heading is missing before numbers that a comma has cut",
    "Artikelnummer,Menge,Preis,Hersteller,Bezeichnung,Beschreibung\nA-1,5,12,50,SKF,Lager 1,offen\nA-2,6,12,50,SKF,Lager 2,offen\nA-3,7,3,90,SKF,Lager 3,offen\n",
  ],
  [
    "so too behind running numbers",
    "Pos,Menge,Preis,Hersteller,Bezeichnung\n1,5,12,50,SKF,Lager 1\n2,6,12,50,SKF,Lager 2\n3,7,3,90,SKF,Lager 3\n",
  ],
  [
    "so too where no heading counts",
    "Menge,Preis,Hersteller,Bezeichnung\n1,12,50,SKF,Lager 1\n2,12,50,SKF,Lager 2\n3,3,90,SKF,Lager 3\n",
  ],
  [
    "so too between semicolons",
    "Artikelnummer;Menge;Preis;Hersteller\nA-1;5;12;50;SKF\nA-2;6;12;50;SKF\nA-3;7;3;90;SKF\n",
  ],
  [
    "a delimiter ends the rows alone, and a column is empty",
    "Artikelnummer;Hersteller;Bezeichnung;Zustand;Mindestbestellmenge;Menge;Preis;Gewicht\nA-1;SKF;Lager;neu;;5;12;3;\nA-2;SKF;Lager;neu;;5;12;3;\nA-3;FAG;Lager;neu;;6;12;4;\n",
  ],
  [
    "a delimiter ends the rows alone, and nobody knows the headings",
    "Numéro;Fabricant;Désignation;Quantité;Prix\n1;SKF;Roulement 1;5;12;\n2;SKF;Roulement 2;6;12;\n3;FAG;Roulement 3;6;13;\n",
  ],
  [
    "all names have the delimiter",
    "Bezeichnung,Hersteller,Menge,Preis\nLager 1, offen,SKF,5,3.5\nLager 2, offen,FAG,6,4.5\nLager 3, zu,SKF,7,4.5\n",
  ],
  [
    "the first cells are numbers that count nothing",
    "Hersteller;Bezeichnung;Menge\n4711;SKF;Lager;5\n4712;FAG;Lager;6\n4713;SKF;Öse;7\n",
  ],
  ["one row has no name", "Hersteller;Menge;Preis\n1;SKF;5;3\n2;Festo;6;4\nSKF;6;4\n"],
  ["commas cut prices", "Hersteller,Menge,Preis\nSKF,5,12,50\nFAG,6,12,50\nFesto,5,3,90\n"],
  ["all lines end with a delimiter", "Nr;Menge;Preis\n1;5;3;\n2;6;4;\n3;6;4;\n"],
])("headings stay where they are: %s", async (_, text) => {
  const { headings } = await tableOf(text);
  expect(headings[0]).not.toBe("");
});
