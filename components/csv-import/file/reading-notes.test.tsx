import { expect, test } from "vitest";
import type { ReadingNotes as Notes } from "@/lib/csv-import/table/table";
import type { Locale } from "@/lib/i18n/locales";
import { htmlOf } from "@/tests/setup/screen";
import { ReadingNotes } from "./reading-notes";

const none: Notes = { raggedRows: [], shortRows: [], repairedRows: [], leftOutRows: [] };

test("nothing is said of a file that was read as it stands", () => {
  expect(textsOf(none)).toEqual([]);
});

test("each kind of rows has one sentence with their numbers", () => {
  expect(textsOf({ ...none, raggedRows: [7], leftOutRows: [20, 41] })).toEqual([
    "Zeile 7 hat mehr Zellen, als es Überschriften gibt; was darüber hinausgeht, wird nicht gelesen.",
    "Die Zeilen 20 und 41 werden ausgelassen: Sie sind keine Artikel, sondern Überschriften, Seitentitel, Summen oder Trennstriche.",
  ]);
  expect(textsOf({ ...none, shortRows: [9] }, "en")).toEqual([
    "Row 9 has fewer cells than the others. A line break may have cut it.",
  ]);
});

test("of many the first eight are named", () => {
  const [text] = textsOf({ ...none, repairedRows: [2, 3, 4, 5, 6, 7, 8, 9, 10] });
  expect(text).toContain("Die Zeilen 2, 3, 4, 5, 6, 7, 8, 9 und weitere haben Anführungszeichen");
});

function textsOf(notes: Notes, locale?: Locale) {
  document.body.innerHTML = htmlOf(<ReadingNotes notes={notes} />, locale);
  return [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
}
