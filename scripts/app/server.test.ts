import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nextStart } from "./server.ts";

const command = nextStart.join(" ");

test("`npm start`, the image and the unit of systemd start the server as we do", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts.start).toBe(`exec node ${command}`);
  const cmd = JSON.parse(lineOf("Containerfile", "CMD "));
  expect(cmd).toEqual(["node", ...nextStart]);
  const started = lineOf("docs/lagerfund@.service", "ExecStart=");
  expect(started).toBe(`/srv/lagerfund/node_modules/node/bin/node ${command} -H 127.0.0.1 -p %i`);
});

/** What stands behind the word that a line of the file begins with: the last one, as the image has it. */
function lineOf(file: string, word: string): string {
  const lines = read(file).split("\n");
  return lines.findLast((line) => line.startsWith(word))?.slice(word.length) ?? "";
}

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}
