// Room for growth is a choice: whoever needs more raises the figure here and says why in the commit.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// Lines without tests.
const usualBudget = 1_000;
const budgets: Record<string, number> = {
  app: 4_000,
  "components/accounts": 1_600,
  "components/admin": 1_900,
  "components/csv-import": 4_380,
  "components/files": 2_300,
  "components/layout": 1_700,
  "components/listings": 5_150,
  "components/search": 1_800,
  "components/transactions": 2_100,
  "components/ui": 1_600,
  "lib/accounts": 2_800,
  "lib/csv-import": 9_220,
  "lib/files": 2_200,
  "lib/http": 1_500,
  "lib/listings": 2_700,
  "lib/mail": 1_200,
  "lib/manufacturers": 1_750,
  "lib/search": 3_300,
  "lib/transactions": 1_800,
  scripts: 4_000,
};
const commentWordsIn100Lines = 50;

export function lineBudgetErrors(): string[] {
  return [...longRooms(), ...wordyTrees()];
}

function longRooms(): string[] {
  return [...Map.groupBy(sourceFiles(), roomOf)].flatMap(([room, files]) => {
    const lines = sum(files.map((file) => linesOf(readFileSync(file, "utf8"))));
    const budget = budgets[room] ?? usualBudget;
    return lines > budget ? [`${room} has ${lines} lines (its budget: ${budget})`] : [];
  });
}

function wordyTrees(): string[] {
  const trees = Map.groupBy(sourceFiles(), (file) => file.split("/")[0] ?? "");
  return [...trees].flatMap(([tree, files]) => {
    const sources = files.map((file) => readFileSync(file, "utf8"));
    const words = Math.round((sum(sources.map(commentWords)) / sum(sources.map(linesOf))) * 100);
    return words > commentWordsIn100Lines
      ? [`${tree} has ${words} words of comments in 100 lines (at most ${commentWordsIn100Lines})`]
      : [];
  });
}

function sourceFiles(): string[] {
  const places = ["app", "components", "lib", "scripts"];
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...places], {
    encoding: "utf8",
  });
  return listed
    .trim()
    .split("\n")
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file))
    .filter((file) => !/\.test\.|\/generated\//.test(file));
}

/** A folder of `lib` or `components`, else the top folder. */
function roomOf(file: string): string {
  const [top = "", room = ""] = file.split("/");
  return top === "lib" || top === "components" ? `${top}/${room}` : top;
}

function linesOf(source: string): number {
  return source.split("\n").length - 1;
}

function commentWords(source: string): number {
  const comments = source.match(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm) ?? [];
  return sum(comments.map((comment) => comment.match(/[\p{L}\p{N}]+/gu)?.length ?? 0));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
