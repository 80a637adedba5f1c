import { readFileSync } from "node:fs";

const isTerminal = process.stdout.isTTY;
const paint = (code: number) => (text: string) =>
  isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text;
export const bold = paint(1);
export const dim = paint(2);
const green = paint(32);

export async function step<Answer>(
  name: string,
  work: () => Promise<Answer>,
  note: (answer: Answer) => string | undefined = () => undefined,
): Promise<Answer> {
  const startedAt = performance.now();
  if (isTerminal) {
    process.stdout.write(`  ${dim("·")} ${name} …`);
  }
  const answer = await work();
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const line = `  ${green("✓")} ${name} ${dim(note(answer) ?? seconds)}`;
  process.stdout.write(`${isTerminal ? "\r\u001b[K" : ""}${line}\n`);
  return answer;
}

export function lastLines(file: string, count = 25) {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.slice(-count).join("\n");
}
