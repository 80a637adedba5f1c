// npm run check: runs every gate and fails if any fails.
import { spawnSync } from "node:child_process";
import { folderErrors } from "./check/folder-structure.ts";
import { textErrors } from "./check/hard-coded-texts.ts";
import { lineBudgetErrors } from "./check/line-budgets.ts";
import { listingFieldListErrors } from "./check/listing-field-lists.ts";
import { messageErrors } from "./check/messages.ts";
import { migrationErrors } from "./check/migrations.ts";
import { lockErrors } from "./check/package-sources-and-licences.ts";
import { dependencyErrors } from "./check/pinned-dependencies.ts";
import { sizeErrors } from "./check/sizes.ts";
import { twinErrors } from "./check/twin-pages.ts";

const gates: [string, () => boolean][] = [
  ["format and lint", () => run("biome", "check", "--error-on-warnings", "--max-diagnostics=50")],
  ["route types", () => run("next", "typegen")],
  ["types", () => run("tsc", "--noEmit")],
  [
    "import direction",
    () =>
      run(
        "depcruise",
        "--config",
        ".dependency-cruiser.mjs",
        "app",
        "components",
        "lib",
        "middleware.ts",
        "instrumentation.ts",
      ),
  ],
  [
    "visitors read no session",
    () => run("depcruise", "--config", ".dependency-cruiser-visitor.mjs", "app"),
  ],
  ["unused code and dependencies", () => run("knip", "--no-progress")],
  ["exact, justified dependencies", () => reportErrors(dependencyErrors())],
  ["whole packages, known licences", () => reportErrors(lockErrors())],
  ["messages", () => reportErrors(messageErrors())],
  ["no text in code", () => reportErrors(textErrors())],
  ["twin pages", () => reportErrors(twinErrors())],
  ["migrations block nobody", () => reportErrors(migrationErrors())],
  ["fields of a listing", () => reportErrors(listingFieldListErrors())],
  ["folders", () => reportErrors(folderErrors())],
  ["small files", () => reportErrors(sizeErrors())],
  ["line budgets", () => reportErrors(lineBudgetErrors())],
];

const red = gates.filter(([name, passes]) => {
  console.log(`\n== ${name}`);
  return !passes();
});
console.log(
  red.length === 0 ? "\nAll gates are green." : `\nRed: ${red.map(([name]) => name).join(", ")}`,
);
process.exitCode = red.length === 0 ? 0 : 1;

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function reportErrors(errors: string[]): boolean {
  for (const error of errors) {
    console.log(error);
  }
  return errors.length === 0;
}
