import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import path from "node:path";
import { takeLock } from "../database/lock.ts";
import { isAlive, placeIn } from "../database/place.ts";

const roomInBytes = 4 * 1024 ** 3;

// A directory in memory for the database of tests, where there is room for it: each test file copies five hundred files,
// which on a disk takes ten times as long. Undefined elsewhere, in most containers too.
export function makeQuickPlace(memory = "/dev/shm"): string | undefined {
  try {
    accessSync(memory, constants.W_OK);
    removeAbandoned(memory);
    const { bavail, bsize } = statfsSync(memory);
    const room = Math.min(bavail * bsize, process.availableMemory() / 2);
    const prefix = path.join(memory, `lagerfund-test-${process.pid}-`);
    return room >= roomInBytes ? mkdtempSync(prefix) : undefined;
  } catch {
    return undefined;
  }
}

// What a run has left whose keeper was killed would stay in memory until the machine is started anew.
function removeAbandoned(memory: string) {
  for (const name of readdirSync(memory)) {
    const [, runner] = /^lagerfund-test-(\d+)-/.exec(name) ?? [];
    if (runner && !isAlive(Number(runner))) {
      removeUnlessKept(path.join(memory, name));
    }
  }
}

// A keeper outlives its runner for as long as it ends, and removes the directory itself: where its lock is gone it is
// doing so, or there never was one and nothing of size.
function removeUnlessKept(directory: string) {
  const { lock: file } = placeIn(directory);
  try {
    const lock = existsSync(file) ? takeLock(file) : undefined;
    if (lock) {
      rmSync(directory, { recursive: true, force: true });
      lock.close();
    }
  } catch {
    // Somebody else's, or another run removes it too.
  }
}
