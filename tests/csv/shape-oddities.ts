import { bearing, german, headings, numbered, type Oddity, pages } from "./oddity";

export const shapeOddities: Oddity[] = [
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
    rows: [
      [6, "00123", "Schütz", "12", "4,50"],
      [8, "00124", "Öse", "6", "0,10"],
    ],
  },
  {
    name: "titles that fill several columns above the headings",
    text: `Lager;Hauptlager;Datum;12.11.2026
Artikelnummer;Bezeichnung;Menge;Preis
00123;Schütz;12;4,50
00124;Öse;6;0,10
`,
    headings,
    headingRow: 2,
    rows: [
      [3, "00123", "Schütz", "12", "4,50"],
      [4, "00124", "Öse", "6", "0,10"],
    ],
    notes: { aboveRows: [1] },
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
    rows: [
      [2, "00123", "Schütz", "12", "4,50"],
      [3, "00124", "Öse", "6", "0,10"],
    ],
  },
  {
    name: "rows that are too short and too long",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;Schütz;12;4,50
2;Öse
3;Klemme;Reihe;5;1,00
${Array.from({ length: 30 }, (_, row) => `${row + 4};Teil;1;2,00`).join("\n")}
`,
    headings,
    rows: [
      [2, "1", "Schütz", "12", "4,50"],
      [3, "2", "Öse", "", ""],
      [4, "3", "Klemme", "Reihe", "5", "1,00"],
      ...Array.from({ length: 30 }, (_, row): [number, ...string[]] => [
        row + 5,
        String(row + 4),
        "Teil",
        "1",
        "2,00",
      ]),
    ],
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
    rows: [
      [2, "00123"],
      [3, "00124"],
    ],
  },
  {
    name: "a printed list of two pages, one row of the first with a delimiter in its text",
    text: pages("A0;Lager; offen;5;12,50\n"),
    headings,
    headingRow: 2,
    rows: [
      [3, "A0", "Lager", "offen", "5", "12,50"],
      ...numbered(1, 4, (number) => bearing(number + 3, `A${number}`)),
      ...numbered(18, 22, (number) => bearing(number - 8, `A${number}`)),
    ],
    notes: { shiftedRows: [3], leftOutRows: [8, 9] },
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
    name: "a heading that is missing at the end, between commas, which may have cut a price",
    text: `Artikelnummer,Bezeichnung,Menge
00123,Schütz,12,rot
00124,Öse,6,blau
`,
    delimiter: ",",
    headings: ["Artikelnummer", "Bezeichnung", "Menge"],
    rows: [
      [2, "00123", "Schütz", "12", "rot"],
      [3, "00124", "Öse", "6", "blau"],
    ],
    notes: { shiftedRows: [2, 3] },
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
