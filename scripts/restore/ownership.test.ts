import "@/tests/setup/database";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "@/scripts/backup/backup";
import { makeDocument } from "@/tests/factories/document";
import { makeDatabase } from "@/tests/factories/other-place";
import { makeMember } from "@/tests/factories/user";

const service = { uid: 61234, gid: 61235 };

test.skipIf(process.getuid?.() !== 0)(
  "what root restores is the service's, and no other's",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-ownership-"));
    const place = await makeDatabase();
    onTestFinished(async () => {
      await place.drop();
      await rm(folder, { recursive: true });
    });
    const { userId } = await makeMember();
    const { key } = await makeDocument({ userId, isSound: true });
    await backUp(process.env.DATABASE_URL ?? "", path.join(folder, "backup"));
    const dataDir = mkdtempSync(path.join(folder, "data-"));
    chownSync(dataDir, service.uid, service.gid);
    const restoring = spawn(
      process.execPath,
      [
        ...["--conditions=react-server", "--import", "tsx", "scripts/restore.ts"],
        path.join(folder, "backup"),
      ],
      {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DATABASE_URL: place.url, DATA_DIR: dataDir },
      },
    );
    expect((await once(restoring, "exit"))[0]).toBe(0);
    const written = await readdir(path.join(dataDir, "files"), { recursive: true });
    expect(written).toContain(key);
    for (const entry of [".", ...written]) {
      const { uid, gid, mode } = await stat(path.join(dataDir, "files", entry));
      expect({ entry, uid, gid, others: mode & 0o077 }).toEqual({ entry, ...service, others: 0 });
    }
  },
);
