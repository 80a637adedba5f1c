import { expect, test } from "vitest";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { knownManufacturers } from "../fill/catalogue/known-manufacturers";
import { chanceOf } from "../fill/chance";
import { drawListing } from "../fill/listings";
import { benchParts } from "../fill/parts";
import { catalogueOf, type Facts } from "./catalogue";
import { numberQuestions } from "./number-questions";
import { isAnswered, questionsOf, type Truth } from "./question";
import { slips, spacedApart } from "./slips";
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

test("each slip differs from its number by what its name says", () => {
  const numbers = ["6ES7 315-2EH14-0AB0", "LC1D09P7", "NU 205-ECP", "3RT2015-1BB41"];
  const bare = (text: string) => text.replaceAll(/[^A-Z0-9]/g, "");
  const differing = (number: string, slip: string) =>
    [...number].flatMap((own, place) => (own === slip[place] ? [] : [[own, slip[place] ?? ""]]));
  const isReplaced = (number: string, slip: string) =>
    slip.length === number.length && differing(number, slip).length === 1;
  const isLonger = (by: number) => (number: string, slip: string) =>
    bare(slip).length === bare(number).length + by;
  const isSame = (number: string, slip: string) => bare(slip) === bare(number);
  const checks: Record<string, (number: string, slip: string) => boolean> = {
    "wrong character": isReplaced,
    "neighbouring key": isReplaced,
    "look-alike": isReplaced,
    "missing character": isLonger(-1),
    "extra character": isLonger(1),
    "swapped neighbours": (number, slip) => {
      const [[a, b] = [], [c, d] = [], ...rest] = differing(bare(number), bare(slip));
      return a === d && b === c && rest.length === 0;
    },
    "separators left out": isSame,
    "separators added": isSame,
    "separators changed": isSame,
  };
  expect(Object.keys(checks)).toEqual(Object.keys(slips));
  for (const [name, isRight] of Object.entries(checks)) {
    const written = numbers.flatMap((number) =>
      Array.from({ length: 25 }, (_, seed) => [number, slips[name]?.(chanceOf(seed), number)]),
    );
    expect(written.some(([, slip]) => slip)).toBe(true);
    for (const [number, slip] of written) {
      expect(!(number && slip) || isRight(number, slip), `${name}: ${slip}`).toBe(true);
    }
  }
  expect(spacedApart(chanceOf(1), "6ES7315-2EH14")).toBe("6ES7315 2EH14");
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
