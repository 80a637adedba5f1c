import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const longest = 400;
const longestPage = 80;

export function sizeErrors(): string[] {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
    { encoding: "utf8" },
  );
  const sizes = files
    .trim()
    .split("\n")
    .map((file) => ({ file, lines: linesOf(file) }));
  return [
    ...sizes
      .filter(({ lines }) => lines > longest)
      .map(({ file, lines }) => `${file} has ${lines} lines (at most ${longest})`),
    ...sizes
      .filter(({ file, lines }) => file.endsWith("/page.tsx") && lines > longestPage)
      .map(({ file, lines }) => `${file} has ${lines} lines (a page at most ${longestPage})`),
  ];
}

function linesOf(file: string): number {
  try {
    return readFileSync(file, "utf8").split("\n").length - 1;
  } catch {
    return 0; // Deleted, not yet committed.
  }
}
