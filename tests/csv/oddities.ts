import type { ReadFile } from "@/lib/csv-import/read-file-result";

type OddRow = [number, ...string[]];

interface Oddity {
  name: string;
  text: string;
  /** `;` by default. */
  delimiter?: string;
  headings: string[];
  /** The row's number, then its cells; by default those of its lines. */
  rows?: OddRow[];
  headingRow?: number;
  notes?: Partial<ReadFile["notes"]>;
}

const headings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis"];
/** One file for each class of delimiters, quotes, shapes and shifted rows. */
export const oddities: Oddity[] = [
  {
    name: "a line that names another delimiter than it looks like",
    text: `"sep=,"
Artikel;Nummer,Bezeichnung
A;1,Schütz
`,
    delimiter: ",",
    headings: ["Artikel;Nummer", "Bezeichnung"],
    rows: [[2, "A;1", "Schütz"]],
  },
  {
    name: "rows that leave out empty cells at their end, with one comma in each",
    text: `Bezeichnung;Preis;Lagerort;Farbe
Mutter;12,50;A1;rot
Schraube;3,00
Scheibe;4,00;A3
Bolzen;5,00;A4;blau
`,
    headings: ["Bezeichnung", "Preis", "Lagerort", "Farbe"],
  },
  {
    name: "inches, the quotes never doubled",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;Rohr 5" lang;12;4,50
2;"Schlauch 1/2" schwarz;6;0,10
3;"Rohr 5"";8;1,00
4;"Klemme; groß";9;1,00
`,
    headings,
    rows: [
      [2, "1", 'Rohr 5" lang', "12", "4,50"],
      [3, "2", '"Schlauch 1/2" schwarz', "6", "0,10"],
      [4, "3", '"Rohr 5""', "8", "1,00"],
      [5, "4", "Klemme; groß", "9", "1,00"],
    ],
    notes: { repairedRows: [3, 4] },
  },
  {
    name: "numbers that are kept as text in Excel's way",
    text: `Artikelnummer;EAN
="00123";"=""04012345678901"""
`,
    headings: ["Artikelnummer", "EAN"],
    rows: [[2, "00123", "04012345678901"]],
  },
  {
    name: "a printed list between pipes, with rules, page breaks and a total",
    text: `Bestandsliste Werk 1000                              Seite 1

------------------------------------------------
|Artikelnummer|Bezeichnung         |Menge |Preis|
|-------------|--------------------|------|-----|
|00123        |Schütz 3-polig      |    12| 4,50|
|00124        |Öse                 |     6| 0,10|
------------------------------------------------
|Artikelnummer|Bezeichnung         |Menge |Preis|
|-------------|--------------------|------|-----|
|00125        |Klemme              |     1| 3,20|
------------------------------------------------
|Summe        |                    |    19|     |
`,
    delimiter: "|",
    headings,
    headingRow: 4,
    rows: [
      [6, "00123", "Schütz 3-polig", "12", "4,50"],
      [7, "00124", "Öse", "6", "0,10"],
      [11, "00125", "Klemme", "1", "3,20"],
    ],
    notes: { leftOutRows: [5, 8, 9, 10, 12, 13] },
  },
  {
    name: "titles of later pages and totals among the parts",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
00123;Schütz;12;4,50
22.11.2026 Dynamische Listenausgabe 2;;;
00124;Gesamt;6;0,10
00125;;;
Zwischensumme:;;18;4,60 EUR
*;;18;
Total;Addierwerk;2;9,00
`,
    headings,
    notes: { leftOutRows: [3, 6, 7] },
  },
  {
    name: "blank lines and titles above the headings, as Excel fills them up",
    text: `Überbestand Lager Süd;;;
Stand: 12.11.2026;;;Werk 2
;;;

Artikelnummer;Bezeichnung;Menge;Preis
00123;Schütz;12;4,50
;;;
00124;Öse;6;0,10
`,
    headings,
    headingRow: 5,
  },
  {
    name: "empty and doubled headings, a column without heading",
    text: `Artikelnummer;Bezeichnung;;Bezeichnung;;Preis;
00123;Schütz;rot;contactor;;4,50;x
00124;Öse;;eyelet;;0,10;
`,
    headings: ["Artikelnummer", "Bezeichnung", "", "Bezeichnung", "Preis", ""],
    rows: [
      [2, "00123", "Schütz", "rot", "contactor", "4,50", "x"],
      [3, "00124", "Öse", "", "eyelet", "0,10", ""],
    ],
  },
  {
    name: "a heading that is missing at the end",
    text: `Artikelnummer;Bezeichnung;Menge
00123;Schütz;12;4,50
00124;Öse;6;0,10
`,
    headings: ["Artikelnummer", "Bezeichnung", "Menge", ""],
  },
  {
    name: "rows that are too short and too long",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;Schütz;12;4,50
2;Öse
3;Klemme;Reihe;5;1,00
${Array.from({ length: 30 }, (_, row) => `${row + 4};Kugellager;5;12,50`).join("\n")}
`,
    headings,
    notes: { shiftedRows: [4], shortRows: [3] },
  },
  {
    name: "files strung together: the mark and the headings in the middle",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
00123;Schütz;12;4,50
\ufeffArtikelnummer;Bezeichnung;Menge;Preis
\ufeff"00124";"Öse; groß";6;0,10
`,
    headings,
    rows: [
      [2, "00123", "Schütz", "12", "4,50"],
      [4, "00124", "Öse; groß", "6", "0,10"],
    ],
    notes: { leftOutRows: [3] },
  },
  {
    name: "fields that are filled up with NUL, and a mark of the end of old systems",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
00123\0\0\0;Schütz – ein langer Text, damit er einer ist;12;4,50
00124;Öse;6;0,10
\x1a`,
    headings,
    rows: [
      [2, "00123", "Schütz – ein langer Text, damit er einer ist", "12", "4,50"],
      [3, "00124", "Öse", "6", "0,10"],
    ],
  },
  {
    name: "a single column",
    text: `Artikelnummer
00123
00124
`,
    headings: ["Artikelnummer"],
  },
  {
    name: "a delimiter in the texts of most rows",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
A1;Lager; 2;5;12,50
A2;Kugellager;5;12,50
A3;Lager; 2;5;12,50
`,
    headings,
    notes: { shiftedRows: [2, 4] },
  },
  {
    name: "a delimiter in a text, where each line ends with one",
    text: `Artikelnummer;Bezeichnung;Menge;Preis;
A1;Lager; 2;5;12,50;
A2;Kugellager;5;12,50;
A3;Kugellager;5;12,50;
`,
    headings,
    rows: [
      [2, "A1", "Lager", "2", "5", "12,50"],
      [3, "A2", "Kugellager", "5", "12,50"],
      [4, "A3", "Kugellager", "5", "12,50"],
    ],
    notes: { shiftedRows: [2] },
  },
  {
    name: "full rows above the headings",
    text: `A1;Kugellager;5;12,50
A2;Kugellager;5;12,50
Stand;12.11.2026;;
Artikelnummer;Bezeichnung;Menge;Preis
A3;Kugellager;5;12,50
A4;Kugellager;5;12,50
`,
    headings,
    headingRow: 4,
    notes: { aboveRows: [1, 2] },
  },
  {
    name: "prices with commas between the commas of the file",
    text: `Nr,Hersteller,Bezeichnung,Menge,Preis
1,SKF,Lager,10,12,50
2,SKF,Lager,10,7,90
3,SKF,Lager,4,129
4,SKF,Lager,4,"129,00"
5,SKF,Lager,4,1,250.00
`,
    delimiter: ",",
    headings: ["Nr", "Hersteller", "Bezeichnung", "Menge", "Preis"],
    rows: [
      [2, "1", "SKF", "Lager", "10", "12", "50"],
      [3, "2", "SKF", "Lager", "10", "7", "90"],
      [4, "3", "SKF", "Lager", "4", "129"],
      [5, "4", "SKF", "Lager", "4", "129,00"],
      [6, "5", "SKF", "Lager", "4", "1", "250.00"],
    ],
    notes: { shiftedRows: [2, 3, 6] },
  },
  {
    name: "a heading that is missing at the end, between commas, which may have cut a price",
    text: `Artikelnummer,Bezeichnung,Menge
00123,Schütz,12,rot
00124,Öse,6,blau
`,
    delimiter: ",",
    headings: ["Artikelnummer", "Bezeichnung", "Menge"],
    notes: { shiftedRows: [2, 3] },
  },
];

export function rowsOf({
  text,
  delimiter = ";",
  headings,
  headingRow = 1,
  ...said
}: Oddity): OddRow[] {
  const lines = text
    .split("\n")
    .map((line, at): OddRow => [at + 1, ...line.split(delimiter).map((cell) => cell.trim())]);
  const leftOut = said.notes?.leftOutRows ?? [];
  const isRow = ([number, ...cells]: OddRow) =>
    number > headingRow && !leftOut.includes(number) && cells.some((cell) => cell !== "");
  const filled = ([number, ...cells]: OddRow): OddRow => {
    return [number, ...cells, ...headings.slice(cells.length).map(() => "")];
  };
  return said.rows ?? lines.filter(isRow).map(filled);
}
