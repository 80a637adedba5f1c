import { mkdtemp, readdir, rm, rmdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { movePartialFile, partialFilePath, sweepPartialFiles } from "./disk-partial-files";

const root = await mkdtemp(path.join(tmpdir(), "lagerfund-storage-"));
const hourInMs = 60 * 60_000;

async function partOfAge(hours: number): Promise<string> {
  const part = await partialFilePath(root);
  await writeFile(part, "bytes");
  const then = new Date(Date.now() - hours * hourInMs);
  await utimes(part, then, then);
  return path.basename(part);
}

test("parts of a day ago are swept, younger ones are still being written", async () => {
  await partOfAge(25);
  const young = await partOfAge(23);
  expect(await sweepPartialFiles({ root })).toBe(1);
  expect(await readdir(path.join(root, ".incoming"))).toEqual([young]);
});

test("parts settle while others take the emptied folder away", async () => {
  const folder = path.join(root, "media/crowd");
  let isOver = false;
  const clear = async () => {
    while (!isOver) {
      await rmdir(folder).catch(() => undefined);
      await sleep(1);
    }
  };
  const clearing = clear();
  for (let count = 0; count < 80; count++) {
    const part = await partialFilePath(root);
    await writeFile(part, "bytes");
    await movePartialFile(part, path.join(folder, "w112.webp"));
    await rm(path.join(folder, "w112.webp"));
  }
  isOver = true;
  await clearing;
});
