import { expect, test } from "vitest";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { knownManufacturers } from "../fill/catalogue/known-manufacturers";
import { drawListing } from "../fill/listings";
import { benchParts } from "../fill/parts";
import { catalogueOf, type Facts } from "./catalogue";
import { numberQuestions } from "./number-questions";
import { isAnswered, questionsOf, type Truth } from "./question";
import { slips } from "./slips";
import { wordQuestions } from "./word-questions";

const parts = benchParts();
const count = 4000;
const codes = Array.from({ length: count }, (_, index) =>
  normaliseCode(drawListing(index + 1, parts).part.mpn),
);
const catalogue = catalogueOf(count, parts, codes);
const kinds = [...numberQuestions, ...wordQuestions];
const questions = kinds.map((kind) => [kind, questionsOf(kind, catalogue, 20)] as const);

test("the same questions are asked in every run, of each kind as many as wanted", () => {
  const again = catalogueOf(count, parts, codes);
  for (const [kind, asked] of questions) {
    expect(asked.length, kind.name).toBe(20);
    expect(questionsOf(kind, again, 20), kind.name).toEqual(asked);
  }
});

test("a question asks for something for sale, so that it can be answered", () => {
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

test("a typo is never another number, nor the beginning of one", () => {
  const all = new Set(codes);
  for (const [{ name, group }, asked] of questions) {
    for (const { query, truth } of group === "numbers" && name in slips ? asked : []) {
      const code = normaliseCode(query);
      const isOwn = truth.rule === "holds number" && truth.number === code;
      expect(isOwn || !all.has(code), `${name}: ${query}`).toBe(true);
    }
  }
});

const part = { rule: "holds part", part: "siemens 6ES7" } as const;
const own = { part: "siemens 6ES7" };
const number: Truth = { rule: "holds number", number: "6ES7" };
const fits: Truth = { rule: "all fit", manufacturers: ["siemens"] };
const measured: Truth = { rule: "all fit", kinds: ["Schütz"], measure: "24 V DC" };
const named = { rule: "first is named", name: "A" } as const;

test.each<[Truth, Partial<Facts>[], boolean]>([
  [part, [{ part: "abb 1" }, own], true],
  [part, [{ part: "abb 6ES7" }], false],
  [part, [...Array.from({ length: 10 }, (_, n) => ({ part: `abb ${n}` })), own], false],
  [part, [...Array(10).fill({ part: "abb 1" }), own], true],
  [number, [{ mpn: "6ES7" }], true],
  [number, [{ mpn: "6ES7 1" }], false],
  [fits, [{ manufacturer: "Siemens AG" }], true],
  [fits, [{ manufacturer: "Siemens AG" }, { manufacturer: "ABB Ltd" }], false],
  [fits, [], false],
  [measured, [{ kind: "Schütz", measures: ["24 V DC", "neu"] }], true],
  [measured, [{ kind: "Schütz", measures: ["230 V"] }], false],
  [named, [{ nameDe: "B" }, { nameDe: "A" }], false],
  [named, [{ nameDe: "A" }, { nameDe: "B" }], true],
  [{ rule: "holds name", name: "A" }, [{ nameDe: "B" }, { nameDe: "A" }], true],
])("a page is judged by what was meant: %j, %j", (truth, rows, isRight) => {
  expect(isAnswered(truth, rows as Facts[])).toBe(isRight);
});
