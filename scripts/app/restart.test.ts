import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { isAccepting, untilAnswering } from "../../tests/servers/faulty-server.ts";
import { startChild } from "../process/child.ts";
import { findFreePort } from "../process/port.ts";
import { keepRunning } from "./restart.ts";

const folder = mkdtempSync(path.join(tmpdir(), "restart-"));
const log = path.join(folder, "demo.log");
writeFileSync(log, "the last words\n");
const said = vi.spyOn(console, "log").mockImplementation(() => {});
afterAll(() => said.mockRestore());

test("a server of the demo that is killed is started again, and the terminal says so", async () => {
  const port = await findFreePort();
  const program = path.join(folder, "server.mjs");
  writeFileSync(
    program,
    `import { createServer } from "node:http";
     createServer((_, response) => response.end(String(process.pid))).listen(${port}, "127.0.0.1");`,
  );
  const starts: ReturnType<typeof startChild>[] = [];
  const start = async () => {
    const child = startChild([program], { env: process.env, log });
    starts.push(child);
    await untilAnswering(
      child,
      () => isAccepting(port),
      () => readFileSync(log, "utf8"),
    );
    return child;
  };
  void keepRunning(await start(), start, log, 10);
  const first = await pidAt(port);
  process.kill(first, "SIGKILL");
  await expect.poll(() => pidAt(port).catch(() => first), { timeout: 15_000 }).not.toBe(first);
  await expect
    .poll(() => said.mock.calls.flat())
    .toEqual([
      "  The server ended with code 1 and is started again.",
      "  The server answers again.",
    ]);
  afterAll(() => Promise.all(starts.map(({ stop }) => stop())));
});

test("a process that keeps dying is given up, with the end of its log", async () => {
  let starts = 0;
  const dying = { exited: Promise.resolve(1) };
  const start = async () => {
    starts += 1;
    if (starts === 2) {
      throw new Error("The server ended with code 1");
    }
    return dying;
  };
  await expect(keepRunning(dying, start, log, 1)).rejects.toThrow(
    "The server died 5 times in a minute:\nthe last words",
  );
  expect(starts).toBe(4);
});

async function pidAt(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
}
