import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Report } from "@/tests/load/traffic/plan";
import type { System } from "./system";

const shownLines = 30;

/** Fails with what went wrong, and with what the instances said of it in their logs. */
export function expectNoError({ instances }: System, { errors, errorCount }: Report): void {
  const said = instances.flatMap(({ log }) => errorLinesOf(log)).slice(0, shownLines);
  expect(errorCount, [...errors, ...said].join("\n")).toBe(0);
}

/** Lines of pino's at error and above, and what is no line of it at all. */
function errorLinesOf(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => /"level":(?:50|60|"error"|"fatal")|^(?!\{).*Error/.test(line));
}
