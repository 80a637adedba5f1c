import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextEncoding } from "@/lib/csv-import/read-file-result";
import { written } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const german =
  "Gehäuse Schütz Öl Überwurfmutter Größe Höhe Länge Stück Lüfter für Kühler Zubehör Köln Maß weiß Spieß groß " +
  "Rückschlagventil Dämpfer Änderung Öse Ölfilter LÄNGE GERÄT SCHÜTZ HÖHE Prüfgerät Bügel Wälzlager Straße Röhre";
const french =
  "pièce fenêtre réglé câble électrique première boîtier contrôle façade ÉLECTRIQUE Télémécanique";
const italian = "qualità velocità perché più umidità";
const spanish = "señal presión tamaño válvula conexión máquina español sección cigüeñal VÁLVULA";
const eastern =
  "Łożysko śruba zawór łańcuch wyłącznik ciśnienie prąd napięcie końcówka śrubokręt wąż żółty źródło część ŁOŻYSKO " +
  "Ložisko Šroub těsnění pružina převodovka řemen hřídel čerpadlo snímač tlačítko příslušenství ŘEMEN žárovka " +
  "szűrő tömítés hőmérséklet vezérlő működtető";
const turkish =
  "Bağlantı Şalter İnvertör ölçer basınç kayış dişli şanzıman çelik İTHAL sigorta BAĞLANTI ŞALTER İ";

const encodings: [TextEncoding, string][] = [
  ["windows-1252", `${german} ${french}`],
  ["windows-1252", `${german} ${italian}`],
  ["windows-1252", `${german} ${spanish}`],
  ["windows-1250", eastern],
  ["windows-1254", turkish],
  ["ibm850", german],
  ["macintosh", german],
];

async function namesOf(names: string[], encoding: TextEncoding) {
  const rows = names.map((name, place) => `A-${place};${name};${place + 2}`);
  const text = ["Nummer;Name;Menge", ...rows].join("\r\n");
  const { reading, rows: read } = await readFile(written(text, { encoding, mark: false }));
  return { reading, names: read.map(({ cells }) => cells[1]) };
}

describe("a file comes back as it was written", () => {
  test.each(encodings)(
    "in %s, if only one of its words has a special letter",
    async (encoding, words) => {
      for (const word of words.split(" ")) {
        expect((await namesOf([word], encoding)).names).toEqual([word]);
      }
    },
  );

  test.each(encodings)("in %s, whatever words it holds", async (encoding, words) => {
    const some = fc.array(fc.constantFrom(...words.split(" "), "Kabel 3x1,5", "IP65"), {
      minLength: 1,
      maxLength: 12,
    });
    const property = fc.asyncProperty(some, async (names) => {
      expect((await namesOf(names, encoding)).names).toEqual(names);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test("in Windows-1252 with the signs of measures, quotes and trade marks", async () => {
    const signs =
      "mm²|m³|90°C|Ø12|Ø 12|±5|50 µF|12,50 €|Stecker „gerade“|Loctite®|Kevlar™|Bosch’s|12\u00a0mm|12 ¤|5 – 7|½ Zoll|3×1,5|usw…|Nº 5|Škoda Getriebe, Höhe 5 mm²";
    for (const name of signs.split("|")) {
      expect((await namesOf([name], "windows-1252")).names).toEqual([name]);
    }
  });
});

test.each<[TextEncoding, string]>([
  ["windows-1252", "Gehäuse"],
  ["windows-1250", "Łożysko"],
  ["windows-1250", "Ložisko"],
  ["windows-1250", "Šroub"],
  ["windows-1254", "Bağlantı"],
  ["windows-1254", "İ"],
  ["ibm850", "Größe"],
  ["macintosh", "Größe"],
])("the encoding of a list is called %s where its only word is %s", async (encoding, word) => {
  expect((await namesOf([word], encoding)).reading).toMatchObject({ encoding });
});
