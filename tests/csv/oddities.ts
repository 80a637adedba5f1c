import { headings, type Oddity } from "./oddity";
import { shapeOddities } from "./shape-oddities";

/** Delimiters, quotes, shapes and shifted rows, one file for each class. */
export const oddities: Oddity[] = [
  {
    name: "commas, with commas in texts and prices",
    text: `Artikelnummer,Bezeichnung,Menge,Preis
00123,"Schütz, 3-polig",12,"1.234,56 €"
00124,"Öse, groß; verzinkt",6,"12,50"
`,
    delimiter: ",",
    headings,
    rows: [
      [2, "00123", "Schütz, 3-polig", "12", "1.234,56 €"],
      [3, "00124", "Öse, groß; verzinkt", "6", "12,50"],
    ],
  },
  {
    name: "columns of whole numbers side by side between commas",
    text: `Name,Quantity,Minimum
Relay,12,5
Fuse,3,1
`,
    delimiter: ",",
    headings: ["Name", "Quantity", "Minimum"],
    rows: [
      [2, "Relay", "12", "5"],
      [3, "Fuse", "3", "1"],
    ],
  },
  {
    name: "tabs",
    text: `Artikelnummer\tBezeichnung\tMenge\tPreis
00123\tSchütz, 3-polig; blau\t12\t1.234,56
\tohne Nummer\t3\t4,00
`,
    delimiter: "\t",
    headings,
    rows: [
      [2, "00123", "Schütz, 3-polig; blau", "12", "1.234,56"],
      [3, "", "ohne Nummer", "3", "4,00"],
    ],
  },
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
Stift;6,00
Feder;7,00;A6;rot
Ring;8,00;A7;rot
`,
    headings: ["Bezeichnung", "Preis", "Lagerort", "Farbe"],
    rows: [
      [2, "Mutter", "12,50", "A1", "rot"],
      [3, "Schraube", "3,00", "", ""],
      [4, "Scheibe", "4,00", "A3", ""],
      [5, "Bolzen", "5,00", "A4", "blau"],
      [6, "Stift", "6,00", "", ""],
      [7, "Feder", "7,00", "A6", "rot"],
      [8, "Ring", "8,00", "A7", "rot"],
    ],
  },
  {
    name: "line breaks, delimiters and doubled quotes in cells",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
00123;"Schütz
3-polig; ""blau""

mit Sockel";12;4,50
"00124";"";"6";"0,10"
`,
    headings,
    rows: [
      [2, "00123", 'Schütz\n3-polig; "blau"\n\nmit Sockel', "12", "4,50"],
      [3, "00124", "", "6", "0,10"],
    ],
  },
  {
    name: "inches, the quotes never doubled",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;Rohr 5" lang;12;4,50
2;"Schlauch 1/2" schwarz;6;0,10
3;"Rohr 5" lang; verzinkt";7;1,00
4;"Rohr 5"";8;1,00
5;Klemme;9;1,00
`,
    headings,
    rows: [
      [2, "1", 'Rohr 5" lang', "12", "4,50"],
      [3, "2", '"Schlauch 1/2" schwarz', "6", "0,10"],
      [4, "3", 'Rohr 5" lang; verzinkt', "7", "1,00"],
      [5, "4", 'Rohr 5"', "8", "1,00"],
      [6, "5", "Klemme", "9", "1,00"],
    ],
    notes: { repairedRows: [3, 4, 5] },
  },
  {
    name: "a quote that never ends",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;"Rohr 5;12;4,50
2;Schlauch;6;0,10
3;Klemme;7;1,00
`,
    headings,
    rows: [
      [2, "1", '"Rohr 5', "12", "4,50"],
      [3, "2", "Schlauch", "6", "0,10"],
      [4, "3", "Klemme", "7", "1,00"],
    ],
    notes: { repairedRows: [2] },
  },
  {
    name: "two stray quotes some rows apart, which look like one cell",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;"Rohr;12;4,50
2;Schlauch;6;0,10
3;Rohr 5";7;1,00
4;Klemme;8;1,00
`,
    headings,
    rows: [
      [2, "1", '"Rohr', "12", "4,50"],
      [3, "2", "Schlauch", "6", "0,10"],
      [4, "3", 'Rohr 5"', "7", "1,00"],
      [5, "4", "Klemme", "8", "1,00"],
    ],
    notes: { repairedRows: [2] },
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
    name: "a cell in quotes whose lines have as many delimiters as a row, where all cells have quotes",
    text: `"Artikelnummer";"Bezeichnung";"Menge";"Beschreibung"
"1";"Kabel";"5";"Farben
rot;blau;gelb;grün"
"2";"Lager";"6";"neu"
`,
    headings: ["Artikelnummer", "Bezeichnung", "Menge", "Beschreibung"],
    rows: [
      [2, "1", "Kabel", "5", "Farben\nrot;blau;gelb;grün"],
      [3, "2", "Lager", "6", "neu"],
    ],
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
    rows: [
      [2, "00123", "Schütz", "12", "4,50"],
      [4, "00124", "Gesamt", "6", "0,10"],
      [5, "00125", "", "", ""],
      [8, "Total", "Addierwerk", "2", "9,00"],
    ],
    notes: { leftOutRows: [3, 6, 7] },
  },
  ...shapeOddities,
];
