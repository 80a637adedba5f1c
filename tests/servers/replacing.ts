import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../scripts/process/child.ts";

export function replacing(file: string, changes: [RegExp, string][]): string {
  let text = readFileSync(path.join(repositoryRoot, file), "utf8");
  for (const [said, wanted] of changes) {
    if (!said.test(text)) {
      throw new Error(`${file} does not say ${said}`);
    }
    text = text.replace(said, wanted);
  }
  return text;
}
