import { headings, type Oddity } from "./oddity";

/** Quotes, line breaks and blanks in and around cells. */
export const quoteOddities: Oddity[] = [
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
    name: "a quote that never ends, before cells in quotes with line breaks",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;"Rohr 5;12;4,50
2;"Schlauch;
schwarz";6;0,10
3;"Klemme 1/2" rund
oder eckig";7;1,00
4;Klemme;8;1,00
`,
    headings,
    rows: [
      [2, "1", '"Rohr 5', "12", "4,50"],
      [3, "2", "Schlauch;\nschwarz", "6", "0,10"],
      [4, "3", 'Klemme 1/2" rund\noder eckig', "7", "1,00"],
      [5, "4", "Klemme", "8", "1,00"],
    ],
    notes: { repairedRows: [2, 4] },
  },
  {
    name: "blanks around cells and around their quotes",
    text: `Artikelnummer , "Bezeichnung", Menge , Preis
00123 , "Schütz, 3-polig", 12 , 4
\u00a000124\u00a0, "Öse" , 6 , 1
`,
    delimiter: ",",
    headings,
    rows: [
      [2, "00123", "Schütz, 3-polig", "12", "4"],
      [3, "00124", "Öse", "6", "1"],
    ],
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
    name: "no line end behind the last row, in quotes",
    text: `Artikelnummer;Bezeichnung
00123;"Schütz; rot"`,
    headings: headings.slice(0, 2),
    rows: [[2, "00123", "Schütz; rot"]],
  },
  {
    name: "the rest of a cell whose first quote is missing, before a whole row with quotes",
    text: `Artikelnummer;Bezeichnung;Menge;Preis
1;Rohr;12;4,50
;"
2;"Rohr 5""";6;0,10
`,
    headings,
    rows: [
      [2, "1", "Rohr", "12", "4,50"],
      [3, "", '"', "", ""],
      [4, "2", 'Rohr 5"', "6", "0,10"],
    ],
    notes: { repairedRows: [3] },
  },
  {
    name: "a quote that never ends in a row with a cell too many, before a row whose cells go over lines",
    text: `Artikelnummer;Hersteller;Bezeichnung;Beschreibung;Menge;Preis
4;SKF;"Rohr; lang;Rohr;5;12,50
5;SKF;"Zwei
Zeilen";"ok ""x""";5;12,50
6;SKF;Lager;Lager;5;12,50
`,
    headings: ["Artikelnummer", "Hersteller", "Bezeichnung", "Beschreibung", "Menge", "Preis"],
    rows: [
      [2, "4", "SKF", '"Rohr', "lang", "Rohr", "5", "12,50"],
      [3, "5", "SKF", "Zwei\nZeilen", 'ok "x"', "5", "12,50"],
      [4, "6", "SKF", "Lager", "Lager", "5", "12,50"],
    ],
    notes: { repairedRows: [2], shiftedRows: [2] },
  },
  {
    name: "an inch and a quote that pair over two rows, before cells in quotes",
    text: `Artikelnummer;Bezeichnung;Farbe;Menge;Preis
4;"Rohr 5;rot;5;12,50
5;Rohr 5";"rot; matt";6;12,50
6;Lager;blau;7;12,50
`,
    headings: ["Artikelnummer", "Bezeichnung", "Farbe", "Menge", "Preis"],
    rows: [
      [2, "4", '"Rohr 5', "rot", "5", "12,50"],
      [3, "5", 'Rohr 5"', "rot; matt", "6", "12,50"],
      [4, "6", "Lager", "blau", "7", "12,50"],
    ],
    notes: { repairedRows: [2] },
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
];
