// npm run check: runs every gate and fails if any fails.
import { spawnSync } from "node:child_process";
import { budgetErrors } from "./check/budgets.ts";
import { dependencyErrors } from "./check/dependencies.ts";
import { fieldNameErrors } from "./check/field-names.ts";
import { lockErrors } from "./check/lock.ts";
import { messageErrors } from "./check/messages.ts";
import { migrationErrors } from "./check/migrations.ts";
import { roomErrors } from "./check/rooms.ts";
import { sizeErrors } from "./check/sizes.ts";
import { textErrors } from "./check/texts.ts";
import { twinErrors } from "./check/trees.ts";

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
  ["fields of a listing", () => reportErrors(fieldNameErrors())],
  ["rooms", () => reportErrors(roomErrors())],
  ["small files", () => reportErrors(sizeErrors())],
  ["budgets of rooms", () => reportErrors(budgetErrors())],
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
