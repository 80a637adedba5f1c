import { headings, type Oddity } from "./oddity";

const pages = (first: string) => `Lagerliste Seite 1
Artikelnummer;Bezeichnung;Menge;Preis
${first}${numbered(1, 17, (number) => `A${number};Kugellager;5;12,50`).join("\n")}
Lagerliste Seite 2
Artikelnummer;Bezeichnung;Menge;Preis
${numbered(18, 42, (number) => `A${number};Kugellager;5;12,50`).join("\n")}
`;
const german = ["Nr", "Hersteller", "Bezeichnung", "Menge", "Preis"];

/** Rows with a cell too many, and what such a row does to the rows around it. */
export const shiftedOddities: Oddity[] = [
  {
    name: "a printed list of two pages, one row of the first with a delimiter in its text",
    text: pages("A0;Lager; offen;5;12,50\n"),
    headings,
    headingRow: 2,
    rows: [
      [3, "A0", "Lager", "offen", "5", "12,50"],
      ...numbered(1, 17, (number) => bearing(number + 3, `A${number}`)),
      ...numbered(18, 42, (number) => bearing(number + 5, `A${number}`)),
    ],
    notes: { shiftedRows: [3], leftOutRows: [21, 22] },
  },
  {
    name: "a printed list whose first page has one row, with a number right of the table",
    text: `Seite 1
Artikelnummer;Bezeichnung;Menge;Preis
A1;Kugellager;5;12,50;99
Seite 2
Artikelnummer;Bezeichnung;Menge;Preis
A2;Kugellager;5;12,50
A3;Kugellager;5;12,50
`,
    headings,
    headingRow: 2,
    rows: [[3, "A1", "Kugellager", "5", "12,50", "99"], bearing(6, "A2"), bearing(7, "A3")],
    notes: { shiftedRows: [3], leftOutRows: [4, 5] },
  },
  {
    name: "a printed list whose first page has one row, with two numbers right of the table",
    text: `Seite 1
Artikelnummer;Bezeichnung;Menge;Preis
A1;Kugellager;5;12,50;99;7
Seite 2
Artikelnummer;Bezeichnung;Menge;Preis
A2;Kugellager;5;12,50
A3;Kugellager;5;12,50
`,
    headings,
    headingRow: 2,
    rows: [[3, "A1", "Kugellager", "5", "12,50", "99", "7"], bearing(6, "A2"), bearing(7, "A3")],
    notes: { shiftedRows: [3], leftOutRows: [4, 5] },
  },
  {
    name: "a row of words below one with a number right of the table",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
A0;Kugellager;5;12,50;99
A1;Lager;offen;gesperrt
${numbered(2, 20, (number) => `A${number};Kugellager;5;12,50`).join("\n")}
`,
    headings,
    rows: [
      [2, "A0", "Kugellager", "5", "12,50", "99"],
      [3, "A1", "Lager", "offen", "gesperrt"],
      ...numbered(2, 20, (number) => bearing(number + 2, `A${number}`)),
    ],
    notes: { shiftedRows: [2] },
  },
  {
    name: "a delimiter in the texts of most rows",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
A1;Lager; 2;5;12,50
A2;Kugellager;5;12,50
A3;Lager; 2;5;12,50
`,
    headings,
    rows: [
      [2, "A1", "Lager", "2", "5", "12,50"],
      bearing(3, "A2"),
      [4, "A3", "Lager", "2", "5", "12,50"],
    ],
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
    rows: [[2, "A1", "Lager", "2", "5", "12,50"], bearing(3, "A2"), bearing(4, "A3")],
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
    rows: [bearing(5, "A3"), bearing(6, "A4")],
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
    headings: german,
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
    name: "prices with commas between the commas of the file, before a column of places",
    text: `Nr,Bezeichnung,Menge,Preis,Lagerplatz
1,Lager,10,12,50,A1
2,Lager,10,7,90,A2
`,
    delimiter: ",",
    headings: ["Nr", "Bezeichnung", "Menge", "Preis", "Lagerplatz"],
    rows: [
      [2, "1", "Lager", "10", "12", "50", "A1"],
      [3, "2", "Lager", "10", "7", "90", "A2"],
    ],
    notes: { shiftedRows: [2, 3] },
  },
  {
    name: "a heading that is missing at the end, between commas",
    text: `Artikelnummer,Bezeichnung,Menge
00123,Schütz,12,rot
00124,Öse,6,blau
`,
    delimiter: ",",
    headings: ["Artikelnummer", "Bezeichnung", "Menge", ""],
    rows: [
      [2, "00123", "Schütz", "12", "rot"],
      [3, "00124", "Öse", "6", "blau"],
    ],
  },
  {
    name: "a cell too many beside our reasons, in all rows that came back",
    text: `Artikelnummer;Menge;Preis;Fehler (Lagerfund-Import 0123abcd);
1;12;4,50;Zeile 2: zu viel;x
2;6;0,10;Zeile 3: zu viel;y
`,
    headings: ["Artikelnummer", "Menge", "Preis", "Fehler (Lagerfund-Import 0123abcd)"],
    rows: [
      [2, "1", "12", "4,50", "Zeile 2: zu viel", "x"],
      [3, "2", "6", "0,10", "Zeile 3: zu viel", "y"],
    ],
    notes: { shiftedRows: [2, 3] },
  },
];

function bearing(row: number, number: string): [number, ...string[]] {
  return [row, number, "Kugellager", "5", "12,50"];
}

function numbered<Part>(from: number, to: number, part: (number: number) => Part): Part[] {
  return Array.from({ length: to - from + 1 }, (_, place) => part(from + place));
}
