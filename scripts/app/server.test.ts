import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "../process/port.ts";
import { program, startServer } from "./server.ts";

test("`npm start`, the image and the unit of systemd start the server as we do", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts.start).toBe(`exec node ${program}`);
  const cmd = JSON.parse(lineOf("Containerfile", "CMD "));
  expect(cmd).toEqual(["node", program]);
  const started = lineOf("docs/lagerfund@.service", "ExecStart=");
  expect(started).toBe(`/srv/lagerfund/node_modules/node/bin/node ${program}`);
});

test("a server whose start page fails leaves its port to the next try", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const port = await findFreePort();
  const failing = path.join(folder, "failing.mjs");
  writeFileSync(
    failing,
    `import { createServer } from "node:http";
     if (process.argv[1].endsWith("/server.ts")) {
       createServer((_, response) => response.writeHead(500).end()).listen(${port}, "127.0.0.1");
       await new Promise(() => {});
     }`,
  );
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: `--import=${failing}` };
  await expect(startServer(env, path.join(folder, "log"))).rejects.toThrow("answers 500");
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

/** What stands behind the word that a line of the file begins with: the last one, as the image has it. */
function lineOf(file: string, word: string): string {
  const lines = read(file).split("\n");
  return lines.findLast((line) => line.startsWith(word))?.slice(word.length) ?? "";
}

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}
