import { expect, test } from "vitest";
import { type KeptFile, keepFile, keptFileOf } from "./kept-file";

const file = {
  source: { key: 1, file: new File([], "liste.csv"), asked: {} },
  made: { importId: "a", isOfReading: true },
} as unknown as KeptFile;

test("a file is kept for its own user, until its import is settled", () => {
  keepFile("me", file);
  expect(keptFileOf("me", [])).toBe(file);
  expect(keptFileOf("me", ["b"])).toBe(file);
  expect(keptFileOf("me", ["a", "b"])).toBeNull();
  expect(keptFileOf("somebody else", [])).toBeNull();
});

test("a file of which nothing was made is kept whatever is settled, until it is dropped", () => {
  keepFile("me", { ...file, made: null });
  expect(keptFileOf("me", ["a"])).not.toBeNull();
  keepFile("me", null);
  expect(keptFileOf("me", [])).toBeNull();
});
