// Small rooms (shared style): no file above 300 lines, half of them at most 60, pages at most 80.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const longest = 300;
const longestPage = 80;
const longestMedian = 60;

export function sizeFaults(): string[] {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
    { encoding: "utf8" },
  );
  const sizes = files
    .trim()
    .split("\n")
    .map((file) => ({ file, lines: linesOf(file) }));
  const median =
    sizes.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  return [
    ...sizes
      .filter(({ lines }) => lines > longest)
      .map(({ file, lines }) => `${file} has ${lines} lines (at most ${longest})`),
    ...sizes
      .filter(({ file, lines }) => file.endsWith("/page.tsx") && lines > longestPage)
      .map(({ file, lines }) => `${file} has ${lines} lines (a page at most ${longestPage})`),
    ...(median > longestMedian
      ? [`the median file has ${median} lines (at most ${longestMedian})`]
      : []),
  ];
}

function linesOf(file: string): number {
  try {
    return readFileSync(file, "utf8").split("\n").length - 1;
  } catch {
    return 0; // deleted, not yet committed
  }
}
