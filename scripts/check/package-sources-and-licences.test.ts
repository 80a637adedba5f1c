import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorsOfLock, type Lock, lockErrors } from "./package-sources-and-licences.ts";

const document = readFileSync("docs/dependencies.md", "utf8");

test("the packages that are locked are whole, from the registry, and under licences that were looked at", () => {
  expect(lockErrors()).toEqual([]);
});

test.each([
  ["without what its bytes must be", { integrity: undefined }, "has no integrity: npm run lock"],
  ["with a weak sum", { integrity: "sha1-x" }, "has no integrity: npm run lock"],
  [
    "from elsewhere",
    { resolved: "git+ssh://git@example.org/left.git#1" },
    "comes from git+ssh://git@example.org/left.git#1, not from the registry",
  ],
  ["under a licence that nobody looked at", { license: "GPL-3.0" }, "is under GPL-3.0"],
  ["under another one too", { license: "MIT AND GPL-3.0" }, "is under MIT AND GPL-3.0"],
  ["under none", { license: undefined }, "is under no licence"],
])("a new package %s is named", (_, fault, sentence) => {
  const sound = { integrity: "sha512-x", license: "MIT" };
  const spoilt = ourLock();
  spoilt.packages["node_modules/a/node_modules/left"] = { ...sound, ...fault };
  const [found, ...more] = errorsOfLock(spoilt, document);
  expect(found).toContain(`node_modules/a/node_modules/left ${sentence}`);
  expect(more).toEqual([]);
});

test("only what lies below its parent comes inside the parent's archive", () => {
  const lock = ourLock();
  const bundled = { inBundle: true, license: "MIT" };
  lock.packages["node_modules/left"] = bundled;
  lock.packages["node_modules/gone/node_modules/left"] = bundled;
  lock.packages["node_modules/elkjs/node_modules/left"] = bundled;
  expect(errorsOfLock(lock, document)).toEqual([
    "node_modules/left has no integrity: npm run lock",
    "node_modules/gone/node_modules/left has no integrity: npm run lock",
  ]);
});

test("one good licence of several to choose from is enough", () => {
  const lock = ourLock();
  lock.packages["node_modules/left"] = { integrity: "sha512-x", license: "(GPL-3.0 OR MIT)" };
  expect(errorsOfLock(lock, document)).toEqual([]);
});

test("an exception is for its packages alone, and is removed with them", () => {
  const lock = ourLock();
  lock.packages["node_modules/left"] = { ...lock.packages["node_modules/elkjs"] };
  delete lock.packages["node_modules/elkjs"];
  expect(errorsOfLock(lock, document)).toEqual([
    "node_modules/left is under EPL-2.0: docs/dependencies.md has no line for it",
    "docs/dependencies.md excuses elkjs, which is not locked",
  ]);
});

function ourLock(): Lock {
  return JSON.parse(readFileSync("package-lock.json", "utf8"));
}
