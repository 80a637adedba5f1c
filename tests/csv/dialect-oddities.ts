import { headings, type Oddity } from "./oddity";

/** What cells are divided by. */
export const dialectOddities: Oddity[] = [
  {
    name: "semicolons, German prices and letters",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
00123;Schütz 3-polig „blau“;12;1.234,56 €
00124;Öse – groß;6,000;12,5
`,
    headings,
    rows: [
      [2, "00123", "Schütz 3-polig „blau“", "12", "1.234,56 €"],
      [3, "00124", "Öse – groß", "6,000", "12,5"],
    ],
  },
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
    name: "one comma in every price and every text, headings without",
    text: `Bezeichnung;Preis
Mutter, verzinkt;12
Schraube, blank;3
Scheibe, blank;4
`,
    headings: ["Bezeichnung", "Preis"],
    rows: [
      [2, "Mutter, verzinkt", "12"],
      [3, "Schraube, blank", "3"],
      [4, "Scheibe, blank", "4"],
    ],
  },
  {
    name: "as many commas in the headings as in every row",
    text: `Bezeichnung, kurz;Preis, netto
Mutter, verzinkt;12,50
Schraube, blank;3,00
`,
    headings: ["Bezeichnung, kurz", "Preis, netto"],
    rows: [
      [2, "Mutter, verzinkt", "12,50"],
      [3, "Schraube, blank", "3,00"],
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
    name: "a line that names the delimiter, which Excel does not count",
    text: `sep=;
Artikelnummer;Bezeichnung
00123;Schütz, 3-polig
`,
    headings: headings.slice(0, 2),
    rows: [[2, "00123", "Schütz, 3-polig"]],
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
];
