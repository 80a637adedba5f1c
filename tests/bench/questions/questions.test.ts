import { expect, test } from "vitest";
import { normaliseCode } from "@/lib/search/rules";
import { knownManufacturers } from "../fill/catalogue/known-manufacturers";
import { kindNamed, kindsMeantBy, partKinds } from "../fill/catalogue/part-kinds";
import { chanceOf } from "../fill/chance";
import { drawListing } from "../fill/listings";
import { benchParts } from "../fill/parts";
import { catalogueOf, type Facts } from "./catalogue";
import { bareNameOf } from "./manufacturer-words";
import { numberQuestions } from "./number-questions";
import { isAnswered, questionsOf, type Truth } from "./question";
import { keysBeside, looksLike, slips, spacedApart } from "./slips";
import { wordQuestions } from "./word-questions";

const parts = benchParts();
const count = 4000;
const codes = Array.from({ length: count }, (_, index) =>
  normaliseCode(drawListing(index + 1, parts).part.mpn),
);
const catalogue = catalogueOf(count, parts, codes);
const kinds = [...numberQuestions, ...wordQuestions];
const questions = kinds.map((kind) => [kind, questionsOf(kind, catalogue, 20, chanceOf)] as const);

test("the same questions are asked in every run, of each kind as many as wanted", () => {
  const again = catalogueOf(count, parts, codes);
  for (const [kind, asked] of questions) {
    expect(asked.length, kind.name).toBe(20);
    expect(questionsOf(kind, again, 20, chanceOf), kind.name).toEqual(asked);
  }
});

test("what a question asks for is for sale, so that it can be answered", () => {
  for (const [{ name }, asked] of questions) {
    for (const { query, truth } of asked) {
      const isThere = catalogue.offers.some((facts) => isAnswered(truth, [facts]));
      const known = knownManufacturers.flatMap((one) => catalogue.offersOf(one.name));
      expect(isThere || known.some((one) => isAnswered(truth, [one])), `${name}: ${query}`).toBe(
        true,
      );
    }
  }
});

test("a slip is never another number, nor the beginning of one", () => {
  const all = new Set(codes);
  for (const [{ name, group }, asked] of questions) {
    for (const { query, truth } of group === "numbers" && name in slips ? asked : []) {
      const code = normaliseCode(query);
      const isOwn = truth.rule === "holds number" && truth.number === code;
      expect(isOwn || !all.has(code), `${name}: ${query}`).toBe(true);
    }
  }
});

test("each slip differs from its number by what its name says", () => {
  const numbers = ["6ES7 315-2EH14-0AB0", "LC1D09P7", "NU 205-ECP", "3RT2015-1BB41"];
  const of = (name: string) =>
    numbers.flatMap((number) =>
      Array.from({ length: 50 }, (_, seed) => [
        number,
        slips[name]?.(chanceOf(seed), number) ?? number,
      ]),
    ) as [string, string][];
  const differing = (number: string, slip: string) =>
    [...number].flatMap((own, place) => (own === slip[place] ? [] : [[own, slip[place] ?? ""]]));
  for (const [name, others] of [
    ["wrong character", null],
    ["neighbouring key", keysBeside],
    ["look-alike", looksLike],
  ] as const) {
    for (const [number, slip] of of(name)) {
      const [[own = "", other = ""] = []] = differing(number, slip);
      expect([slip.length, differing(number, slip).length], `${name}: ${slip}`).toEqual([
        number.length,
        1,
      ]);
      expect(others === null || others(own).includes(other), `${name}: ${slip}`).toBe(true);
    }
  }
  const bare = (text: string) => text.replaceAll(/[^A-Z0-9]/g, "");
  for (const [number, slip] of of("missing character")) {
    expect(bare(slip)).toHaveLength(bare(number).length - 1);
  }
  for (const [number, slip] of of("extra character")) {
    expect(bare(slip)).toHaveLength(bare(number).length + 1);
  }
  for (const [number, slip] of of("swapped neighbours")) {
    const [[a, b] = [], [c, d] = [], ...rest] = differing(bare(number), bare(slip));
    expect([a, b, rest], slip).toEqual([d, c, []]);
  }
  for (const name of ["separators left out", "separators added", "separators changed"]) {
    for (const [number, slip] of of(name)) {
      expect(bare(slip), name).toBe(bare(number));
    }
  }
  expect(slips["separators left out"]?.(chanceOf(1), "LC1D09P7")).toBeNull();
  expect(spacedApart(chanceOf(1), "6ES7315-2EH14")).toBe("6ES7315 2EH14");
});

test.each<[Truth, Partial<Facts>[], boolean]>([
  [
    { rule: "holds part", part: "siemens 6ES7" },
    [{ part: "abb 1" }, { part: "siemens 6ES7" }],
    true,
  ],
  [{ rule: "holds part", part: "siemens 6ES7" }, [{ part: "abb 6ES7" }], false],
  [
    { rule: "holds part", part: "siemens 6ES7" },
    [...Array.from({ length: 10 }, (_, n) => ({ part: `abb ${n}` })), { part: "siemens 6ES7" }],
    false,
  ],
  [
    { rule: "holds part", part: "siemens 6ES7" },
    [...Array(10).fill({ part: "abb 1" }), { part: "siemens 6ES7" }],
    true,
  ],
  [{ rule: "holds number", number: "6ES7" }, [{ part: "abb 6ES7", mpn: "6ES7" }], true],
  [{ rule: "holds number", number: "6ES7" }, [{ part: "abb 6ES71", mpn: "6ES7 1" }], false],
  [{ rule: "all fit", manufacturers: ["siemens"] }, [{ manufacturer: "Siemens AG" }], true],
  [
    { rule: "all fit", manufacturers: ["siemens"] },
    [{ manufacturer: "Siemens AG" }, { manufacturer: "ABB Ltd" }],
    false,
  ],
  [{ rule: "all fit", manufacturers: ["siemens"] }, [], false],
  [
    { rule: "all fit", kinds: ["Schütz"], measure: "24 V DC" },
    [{ kind: "Schütz", measures: ["24 V DC", "neu"] }],
    true,
  ],
  [
    { rule: "all fit", kinds: ["Schütz"], measure: "24 V DC" },
    [{ kind: "Schütz", measures: ["230 V"] }],
    false,
  ],
  [{ rule: "first is named", name: "A" }, [{ nameDe: "B" }, { nameDe: "A" }], false],
  [{ rule: "first is named", name: "A" }, [{ nameDe: "A" }, { nameDe: "B" }], true],
  [{ rule: "holds name", name: "A" }, [{ nameDe: "B" }, { nameDe: "A" }], true],
])("a page is judged by what was meant: %j, %j", (truth, rows, isRight) => {
  expect(isAnswered(truth, rows as Facts[])).toBe(isRight);
});

test("a word means every kind that it is part of, and a short one only as a whole", () => {
  expect(kindsMeantBy("Kugellager")).toEqual(["Rillenkugellager"]);
  expect(kindsMeantBy("motor")).toEqual(
    expect.arrayContaining(["Servomotor", "Drehstrommotor", "Getriebemotor"]),
  );
  expect(kindsMeantBy("FU")).toEqual(["Frequenzumrichter"]);
  for (const { german, synonyms, part } of partKinds) {
    for (const word of [...synonyms, ...(part ? [part] : [])]) {
      expect(kindsMeantBy(word), word).toContain(german);
    }
  }
});

test("what known manufacturers make are kinds that exist, and legal forms are no part of a name", () => {
  for (const { name, kinds: own, manners } of knownManufacturers) {
    expect(own.map(kindNamed).length * manners.length, name).toBeGreaterThan(0);
    expect(bareNameOf(name), name).not.toMatch(/GmbH|\bAG\b|\bKG\b|\bSE\b/);
  }
  expect(bareNameOf("Phoenix Contact GmbH & Co. KG")).toBe("Phoenix Contact");
});
