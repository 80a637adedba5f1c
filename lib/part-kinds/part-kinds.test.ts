import { describe, expect, test } from "vitest";
import { foldText } from "@/lib/text/fold-text";
import { isNoise } from "./noise-words";
import { findKindBySlip, findKindsBeginning, kindGroups, synonymsOf } from "./part-kinds";

describe("a word of the trade stands for its synonyms", () => {
  test.each([
    ["frequenzumrichter", "vfd"],
    ["vfd", "umrichter"],
    ["fu", "frequency inverter"],
    ["contactor", "schuetz"],
    ["ball bearing", "kugellager"],
    ["deep groove ball bearing", "kugellager"],
  ])("%s for %s", (word, synonym) => {
    expect(synonymsOf(word)).toContain(synonym);
    expect(synonymsOf(word)).toContain(word);
  });

  test.each([
    ["Kugel-Lager", "kugellager"],
    ["ballbearing", "ball bearing"],
    ["variable-frequency drive", "vfd"],
  ])("%s however it is spelled", (typed, term) => {
    expect(synonymsOf(foldText(typed))).toContain(term);
  });

  test.each([
    ["kugellagern", "kugellager"],
    ["schuetze", "schuetz"],
    ["contactors", "contactor"],
    ["schlaeuche", "schlauch"],
    ["getriebemotoren", "getriebemotor"],
    ["fuses", "fuse"],
    ["batteries", "battery"],
    ["induktive sensoren", "induktiver sensor"],
    ["induktiven naeherungsschaltern", "inductive proximity switch"],
    ["ball bearings", "ball bearing"],
    ["frequency inverters", "frequency inverter"],
  ])("%s in the plural", (typed, term) => {
    expect(synonymsOf(typed)).toContain(term);
  });

  test.each(["", " ", "siemens", "6205", "schutz", "s", "en", "a b c d e f g h i j k l"])(
    "%j stands for nothing else",
    (word) => {
      expect(synonymsOf(word)).toBeNull();
    },
  );
});

test.each([
  "suche",
  "benoetige",
  "fuer",
  "stueck",
  "guenstig",
  "the",
  "need",
  "spare",
  "ersatzteil",
])("%s says nothing about the part", (word) => expect(isNoise(word)).toBe(true));

test.each(["", "motor", "ab", "man", "6205"])("%j may say something about the part", (word) =>
  expect(isNoise(word)).toBe(false),
);

test("each kind has names in both languages", () => {
  expect(kindGroups.length).toBeGreaterThanOrEqual(150);
  for (const { names, terms } of kindGroups) {
    expect(terms).toEqual(expect.arrayContaining([expect.stringMatching(/^[a-z0-9 ]+$/)]));
    expect(names.de, terms.join()).toMatch(/^\S.*\S$/);
    expect(names.en, terms.join()).toMatch(/^\S.*\S$/);
  }
});

test("no word of the trade stands for two kinds, in the singular or the plural", () => {
  const twice = kindGroups.flatMap(({ terms }) => {
    const inflected = terms.filter((term) => /[a-z]{2}$/.test(term));
    const plurals = inflected.flatMap((term) => ["s", "e", "n", "en"].map((end) => term + end));
    return [...terms, ...plurals].filter((form) => synonymsOf(form)?.join() !== terms.join());
  });
  expect(twice).toEqual([]);
});

test("no word of the trade is noise", () => {
  const words = kindGroups.flatMap(({ terms }) => terms).filter(isNoise);
  expect(words).toEqual([]);
});

describe("a typo is forgiven", () => {
  test.each([
    ["freqenzumrichter", "frequenzumrichter"],
    ["frequenzumrichtern", null],
    ["frequenzumirchtren", "frequenzumrichter"],
    ["kuggellager", "kugellager"],
    ["kugellagr", "kugellager"],
    ["umrihcter", "umrichter"],
    ["hydralikpumpe", "hydraulikpumpe"],
    ["drehgebr", "drehgeber"],
    ["bearnig", "bearing"],
    ["schutz", "schuetz"],
    ["schtz", "schuetz"],
    ["schtuez", "schuetz"],
    ["schytz", "schuetz"],
    ["contcators", "contactor"],
    ["siemens", null],
    ["kugel6ager", null],
    ["vfdd", null],
    ["", null],
  ])("%s means %s", (typed, meant) => {
    expect(findKindBySlip(typed)).toBe(meant);
  });
});

describe("a typed beginning finds a kind", () => {
  test.each([
    ["freq", ["Frequenzumrichter"]],
    ["vfd", ["Frequenzumrichter"]],
    ["Schütz", ["Schütz", "Hilfsschütz"]],
    ["ball-bear", ["Kugellager"]],
    ["fu", ["Frequenzumrichter"]],
    ["sie", []],
    ["sieb", ["Filter"]],
    ["", []],
    ["%%%", []],
  ])("%s: %j", (text, names) => {
    expect(findKindsBeginning(text, 5).map((kind) => kind.names.de)).toEqual(names);
  });
});
