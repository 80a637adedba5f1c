import { headings, type Oddity } from "./oddity";

/** Headings, titles, columns and rows that are missing, too many or repeated. */
export const shapeOddities: Oddity[] = [
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
    rows: [
      [2, "00123", "Schütz", "12", "4,50"],
      [4, "00124", "Gesamt", "6", "0,10"],
      [5, "00125", "", "", ""],
      [8, "Total", "Addierwerk", "2", "9,00"],
    ],
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
    name: "empty columns at the end",
    text: `Artikelnummer;Bezeichnung;Menge;Preis;;;
00123;Schütz;12;4,50;;;
00124;Öse;6;0,10
`,
    headings,
    rows: [
      [2, "00123", "Schütz", "12", "4,50"],
      [3, "00124", "Öse", "6", "0,10"],
    ],
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
];
