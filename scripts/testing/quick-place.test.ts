import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { takeLock } from "../database/lock.ts";
import { placeIn } from "../database/place.ts";
import { makeQuickPlace } from "./quick-place.ts";

const memory = mkdtempSync(path.join(tmpdir(), "lagerfund-memory-"));
afterAll(() => rmSync(memory, { recursive: true }));

test("what a killed run has left in memory goes with the next one, and what anybody uses stays", () => {
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  makePlace(`lagerfund-test-${gone}-killed`)?.close();
  makePlace(`lagerfund-test-${process.pid}-running`)?.close();
  makePlace("of-another-program")?.close();
  const keeper = makePlace(`lagerfund-test-${gone}-ending`);
  const made = makeQuickPlace(memory);
  if (made) {
    rmSync(made, { recursive: true });
  }
  expect(readdirSync(memory).sort()).toEqual(
    [
      "of-another-program",
      `lagerfund-test-${process.pid}-running`,
      `lagerfund-test-${gone}-ending`,
    ].sort(),
  );
  keeper?.close();
});

/** One with the lock of its keeper, which whoever closes it lets go. */
function makePlace(name: string) {
  const place = placeIn(path.join(memory, name));
  mkdirSync(place.data, { recursive: true });
  return takeLock(place.lock);
}
