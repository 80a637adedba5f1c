import "@/tests/setup/database";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { foldText } from "@/lib/text/fold-text";
import { wordsIn } from "./words-and-measures";

describe("a measure has one spelling", () => {
  test.each([
    [["24V", "24 V", "24 v"], ["24v"]],
    [
      ["24VDC", "24 V DC", "24V DC", "24 VDC"],
      ["24v", "dc"],
    ],
    [["1,5 kW", "1.5kW", "1,50 KW", "1.5 kw"], ["1.5kw"]],
    [
      ["3x400V", "3 × 400 V", "3 x 400V"],
      ["3x", "400v"],
    ],
    [["M12", "M 12"], ["m12"]],
    [["DN50", "DN 50"], ["dn50"]],
    [["IP67", "IP 67"], ["ip67"]],
    [["G1/2", "G 1/2", "G ½"], ["g1/2"]],
    [["2,5 mm²", "2.5mm2", "2.5 mm2"], ["2.5mm2"]],
    [["4-polig", "4 polig", "4polig"], ["4polig"]],
    [["100 µF", "100uF", "100 μF"], ["100uf"]],
    [["10 Ω", "10 Ohm"], ["10ohm"]],
  ])("%j is %j", (spellings, words) => {
    expect(spellings.map(wordsIn)).toEqual(spellings.map(() => words));
  });
});

test.each([
  ["Durchgangsklemme UT 2,5, grau", ["durchgangsklemme", "ut", "2.5", "grau"]],
  ["Schütz/Leistungsschütz 5/2", ["schuetz", "leistungsschuetz", "5/2"]],
  ["ＬＣ１Ｄ０９", ["lc1d09"]],
  ["99-0430-14-04", ["99", "0430", "14", "04"]],
  ["Leitung 3 x 1,5 mm² L 2 m", ["leitung", "3x", "1.5mm2", "l", "2m"]],
  ["— … °", []],
])("%s has the words %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("PostgreSQL reads every text alike", async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."0123456789,./-xX vVaAkKwWmMß ÄöüÉ×µΩ½²°–🦄汉".split(""),
      "24",
      "DC",
      "kW",
      "IP ",
    ),
    fc.string({ unit: "grapheme", maxLength: 3 }),
  );
  const texts = fc.sample(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("").replaceAll("\0", "")),
    { numRuns: 2_000, seed: 32 },
  );
  const rows = await db().$queryRaw<{ text: string; folded: string; words: string[] }[]>`
    SELECT text, search_fold(text) AS folded, search_words(text) AS words FROM unnest(${texts}::text[]) text`;
  const different = rows.filter(
    ({ text, folded, words }) =>
      folded !== foldText(text) ||
      [...words].sort().join(" ") !== [...new Set(wordsIn(text))].sort().join(" "),
  );
  expect(different).toEqual([]);
});
