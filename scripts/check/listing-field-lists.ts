// A field of a listing stands in lib/listings/fields.ts alone: no other file lists them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fieldNames } from "../../lib/listings/fields.ts";

const mostNames = 12;
/** Those that name more of them, and why. */
const exceptions = {
  "lib/listings/fields.ts": "the table",
  "lib/listings/schema.ts":
    "checks fields against each other, and takes some in more than one form",
  "lib/transactions/transaction.ts": "what a request has stored, frozen by its version",
  "components/listings/detail/listing-detail.tsx": "shows each in a place of its own",
  "components/transactions/transaction-detail.tsx": "shows each in a place of its own",
};

export function listingFieldListErrors(): string[] {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "app", "components", "lib"],
    { encoding: "utf8" },
  );
  return files
    .trim()
    .split("\n")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("/generated/"))
    .filter((file) => existsSync(file) && !(file in exceptions))
    .map((file) => ({ file, names: namesIn(readFileSync(file, "utf8")) }))
    .filter(({ names }) => names > mostNames)
    .map(({ file, names }) => `${file} names ${names} fields of a listing (at most ${mostNames})`);
}

function namesIn(source: string): number {
  const words = new Set(source.match(/\w+/g));
  return fieldNames.filter((name) => words.has(name)).length;
}
