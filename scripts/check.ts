// npm run check: every gate in one command, each one's findings in full; red when any gate is.
import { spawnSync } from "node:child_process";
import { dependencyFaults } from "./check/dependencies.ts";
import { lockFaults } from "./check/lock.ts";
import { messageFaults } from "./check/messages.ts";
import { migrationFaults } from "./check/migrations.ts";
import { roomFaults } from "./check/rooms.ts";
import { sizeFaults } from "./check/sizes.ts";
import { textFaults } from "./check/texts.ts";
import { twinFaults } from "./check/trees.ts";

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
  ["exact, justified dependencies", () => none(dependencyFaults())],
  ["whole packages, known licences", () => none(lockFaults())],
  ["messages", () => none(messageFaults())],
  ["no text in code", () => none(textFaults())],
  ["twin pages", () => none(twinFaults())],
  ["migrations block nobody", () => none(migrationFaults())],
  ["rooms", () => none(roomFaults())],
  ["small files", () => none(sizeFaults())],
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

function none(faults: string[]): boolean {
  for (const fault of faults) {
    console.log(fault);
  }
  return faults.length === 0;
}
