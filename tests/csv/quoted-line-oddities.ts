import type { Oddity } from "./oddity";

const german = ["Nr", "Hersteller", "Bezeichnung", "Menge", "Preis"];

/** Lines that are in quotes as a whole, as German Excel saves a comma file, and what looks like them. */
export const quotedLineOddities: Oddity[] = [
  {
    name: "lines that a German spreadsheet has put in quotes as a whole",
    text: `Nr,Hersteller,Bezeichnung,Menge,Preis
"1,SKF,""Lager, rot"",10,12.50"
2,SKF,Lager,10,7.90
"3,SKF,""Lager 5"""""",10,7.90"
"4,SKF,Lager, rot,10,7.90"
`,
    delimiter: ",",
    headings: german,
    rows: [
      [2, "1", "SKF", "Lager, rot", "10", "12.50"],
      [3, "2", "SKF", "Lager", "10", "7.90"],
      [4, "3", "SKF", 'Lager 5"', "10", "7.90"],
      [5, "4", "SKF", "Lager", "rot", "10", "7.90"],
    ],
    notes: { shiftedRows: [5] },
  },
  {
    name: "a title in quotes with a delimiter, below the headings",
    text: `Nr;Hersteller;Bezeichnung;Menge;Preis
1;SKF;Lager;10;12,50
"Lager Süd; Halle drei"
2;SKF;Lager;10;7,90
`,
    headings: german,
    rows: [
      [2, "1", "SKF", "Lager", "10", "12,50"],
      [4, "2", "SKF", "Lager", "10", "7,90"],
    ],
    notes: { leftOutRows: [3] },
  },
  {
    name: "lines that are in quotes as a whole, all of them",
    text: `"Nr,Hersteller,Bezeichnung,Menge,Preis"
"1,SKF,""Lager, rot"",10,12.50"
"2,SKF,Lager,10,7.90"
`,
    delimiter: ",",
    headings: german,
    rows: [
      [2, "1", "SKF", "Lager, rot", "10", "12.50"],
      [3, "2", "SKF", "Lager", "10", "7.90"],
    ],
  },
  {
    name: "lines that are in quotes as a whole, all of them, below a title",
    text: `Überbestand Lager Süd
"Nr,Hersteller,Bezeichnung,Menge,Preis"
"1,SKF,""Lager, rot"",10,12.50"
"2,SKF,Lager,10,7.90"
`,
    delimiter: ",",
    headings: german,
    headingRow: 2,
    rows: [
      [3, "1", "SKF", "Lager, rot", "10", "12.50"],
      [4, "2", "SKF", "Lager", "10", "7.90"],
    ],
  },
  {
    name: "a single column of texts in quotes, with a comma in each, the heading too",
    text: `Bestand
"Bezeichnung, kurz"
"Lager, rot"
"Motor, 5 kW"
`,
    headings: ["Bestand"],
    rows: [
      [2, "Bezeichnung, kurz"],
      [3, "Lager, rot"],
      [4, "Motor, 5 kW"],
    ],
  },
  {
    name: "a single column of texts in quotes, with commas",
    text: `"Bezeichnung"
"Lager, rot"
"Motor, 5 kW"
`,
    headings: ["Bezeichnung"],
    rows: [
      [2, "Lager, rot"],
      [3, "Motor, 5 kW"],
    ],
  },
];
