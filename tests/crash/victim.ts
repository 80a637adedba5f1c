import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { databasePool } from "@/lib/db/client";
import type { Line } from "./action";
import type { StartedAction } from "./assertions";

export interface Victim {
  begin(): void;
  /** Waits until actions of these operations were acknowledged. */
  untilDone(operations: string[]): Promise<void>;
  /** Kills it after so many milliseconds; answers its actions when the database has closed its connections. */
  kill(afterInMs: number): Promise<StartedAction[]>;
}

export async function startVictim(seed: number): Promise<Victim> {
  const name = `killed-${seed}`;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "tests/crash/process.ts", String(seed)],
    {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, PGAPPNAME: name, DATABASE_POOL_SIZE: "20" },
    },
  );
  const started = listenTo(child);
  await once(child.stdout, "data");
  return {
    begin: () => void child.stdin.write("go"),
    async untilDone(operations) {
      const done = () =>
        started.filter(({ isDone }) => isDone).map(({ action }) => action.operation);
      const areDone = () => expect(done()).toEqual(expect.arrayContaining(operations));
      await vi.waitFor(areDone, { timeout: 120_000 });
    },
    async kill(afterInMs) {
      await pause(afterInMs);
      expect(child.exitCode, "the process is alive").toBeNull();
      const closed = once(child, "close");
      child.kill("SIGKILL");
      await closed;
      await untilDisconnected(name);
      return started;
    },
  };
}

function listenTo({ stdout }: ChildProcessByStdio<Writable, Readable, null>): StartedAction[] {
  const started: (StartedAction & { number: number })[] = [];
  createInterface({ input: stdout }).on("line", (text) => {
    // The last line may be incomplete and is ignored then.
    const line = parsed(text);
    if (line?.event === "started") {
      started.push({ ...line, isDone: false });
    }
    const known = started.find(({ number }) => number === line?.number);
    if (known && line?.event === "done") {
      known.isDone = true;
    }
    if (known && line?.event === "failed") {
      known.errorCode = line.code;
    }
  });
  return started;
}

function parsed(text: string): Line | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function untilDisconnected(name: string): Promise<void> {
  const statement =
    "SELECT count(*)::int AS left FROM pg_stat_activity WHERE application_name = $1";
  await vi.waitFor(
    async () => expect((await databasePool().query(statement, [name])).rows).toEqual([{ left: 0 }]),
    { timeout: 20_000 },
  );
}
