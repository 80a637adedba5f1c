process.env.LOG_LEVEL = "info";

import "@/tests/setup/database";
import { afterAll, expect, test } from "vitest";
import { makeLog } from "./log";
import { tameConsole } from "./tame-console";

const lines: { level: number; said: unknown[] }[] = [];
Object.assign(globalThis, {
  lagerfundLog: makeLog({ write: (line) => void lines.push(JSON.parse(line)) }),
});
const { error, warn } = console;
afterAll(() => Object.assign(console, { error, warn }));

test("a body that its client breaks off is no error, any other failure is", () => {
  tameConsole();
  console.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  expect(lines).toEqual([]);
  console.error(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }));
  console.error("Failed to handle request", new Error("aborted"));
  expect(lines.map(({ level }) => level)).toEqual([50, 50]);
});
