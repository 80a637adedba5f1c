import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getListingById } from "@/lib/listings/operations";
import german from "@/messages/de.json";
import english from "@/messages/en.json";
import { type ErrorCode, errorKinds } from "./error-kinds";
import { issueAt, issueCode, issuesOf } from "./issues";

const page = readFileSync("docs/error-catalogue.md", "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Situation |"))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim()))
  .map(([, situation = "", texts = "", , tests = ""]) => ({ situation, texts, tests }));

const situations = [
  "Any failed HTTP call",
  "401",
  "User load failure",
  "Login required",
  "Listing id not a number",
  "Listing missing on edit",
  "Listing status update failure",
  "Transaction update failure (detail)",
  "Bulk import failure",
  "Download failure",
  "Upload codes",
  "Form messages",
  "CSV errors",
  "Consent translation failure",
  "Missing image",
  "Transactions without login",
  "Render failure",
];

test("the catalogue has the rows of the spec, and each names its tests", () => {
  expect(rows.map(({ situation }) => situation)).toEqual(situations);
  const untested = rows.filter(({ tests }) => testsIn(tests).length === 0);
  expect(untested.map(({ situation }) => situation)).toEqual([]);
});

test.each(testsIn(page))("%s has the test “%s”", (file, title) => {
  expect(existsSync(file), file).toBe(true);
  const source = readFileSync(file, "utf8");
  expect([`"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))).toBe(true);
});

test.each(rows.flatMap(({ texts }) => textsIn(texts)))("%s is “%s”", (key, sentence) => {
  expect(english).toHaveProperty([key], sentence);
  const [kind, code = ""] = key.split("|");
  if (kind === "issue") {
    expect(issueAt("", `${code}:{n}`).message).toBe(sentence);
  }
  if (kind === "error") {
    expect(errorKinds[code as ErrorCode].message).toBe(sentence);
  }
});

test("every code has its sentence in both languages", () => {
  const keys = Object.keys(errorKinds).map((code) => `error|${code}`);
  expect(keys.filter((key) => !(key in english && key in german))).toEqual([]);
});

test("get-listing-by-id names the error of an id that is not a number", () => {
  for (const payload of ["abc", { listingId: "abc" }, { listingId: 1.5 }]) {
    const { error } = getListingById.input.safeParse(payload, { error: issueCode });
    expect(error && issuesOf(error).map(({ message }) => message), JSON.stringify(payload)).toEqual(
      ["Invalid listing ID: Must be a number."],
    );
  }
  const { error } = getListingById.input.safeParse(-1, { error: issueCode });
  expect(error && issuesOf(error).map(({ code }) => code)).toEqual(["invalid"]);
});

/** File and title of each test that a cell names. */
function testsIn(cell: string): [string, string][] {
  return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
    ([, file = "", title = ""]) => [file, title],
  );
}

/** Message key and sentence of each text that a cell names. */
function textsIn(cell: string): [string, string][] {
  return cell
    .split(" · ")
    .flatMap((one) => [...one.matchAll(/^`([^`]+)`: “(.*)”$/g)])
    .map(([, key = "", sentence = ""]) => [key, sentence]);
}
