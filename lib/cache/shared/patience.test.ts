import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { within } from "./patience";

test("an answer that does not come is given up", async () => {
  await expect(within(20, new Promise(() => {}))).rejects.toThrow("no answer in 20 ms");
  await expect(within(20, Promise.resolve("here"))).resolves.toBe("here");
});

test("what came in while the process itself was busy is no late answer", async () => {
  // Several turns of reading, none of which comes about before the timer is overdue.
  const answer = within(50, readFile(import.meta.filename, "utf8"));
  const begin = performance.now();
  while (performance.now() - begin < 200);
  await expect(answer).resolves.toContain("import");
});
