import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import path from "node:path";

const memory = "/dev/shm";
const roomInBytes = 4 * 1024 ** 3;

// A directory in memory for the database of tests, where there is room for it: each test file copies five hundred files,
// which on a disk takes ten times as long. Undefined elsewhere, in most containers too.
export function makeQuickPlace(): string | undefined {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    const room = Math.min(bavail * bsize, process.availableMemory() / 2);
    return room >= roomInBytes ? mkdtempSync(path.join(memory, "lagerfund-test-")) : undefined;
  } catch {
    return undefined;
  }
}
