import "server-only";
import type { Socket } from "node:net";
import pMemoize from "p-memoize";
import type pg from "pg";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/site/current-request";
import { probe, probePatienceInMs } from "./probe";

const silenceInMs = 5_000;
const looks = 2;
/** A look that failed sooner was refused, or never left this machine: that is no silence. */
const wholeLookInMs = probePatienceInMs - 100;

/** The lines to the database of all pools. */
const lines = new Set<Socket>();

/**
 * Ends the connections of a pool on which somebody waits while the database says nothing at all, to nobody: where it
 * stands still (a paused machine, a disk that hangs) its own time limits do so too, and TCP takes it for alive. Its callers are
 * then told as by any connection that ends (UNAVAILABLE), some 9 s after the last byte. A statement that only takes long
 * goes on: others hear of the database meanwhile.
 */
export function endSilent(pool: pg.Pool): pg.Pool {
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const line = (client as pg.PoolClient & pg.Client).connection.stream as Socket;
    lines.add(line);
    line.on("close", () => lines.delete(line));
    // Begins anew with each byte; that of an idle connection, with the next statement.
    line.setTimeout(silenceInMs).on("timeout", () => outsideRequests(listenAgain));

    async function listenAgain(): Promise<void> {
      if (inUse.has(client) && (await standsStill()) && inUse.has(client)) {
        log().warn("the database stands still: a connection is ended");
        line.destroy();
      } else if (inUse.has(client)) {
        line.setTimeout(silenceInMs);
      }
    }
  });
  return pool;
}

/** Whether nobody hears of the database; one look for all who want to know. */
const standsStill = pMemoize(ask, { cache: false });

async function ask(): Promise<boolean> {
  const before = new Map([...lines].map((line) => [line, line.bytesRead]));
  const isHeard = () => [...lines].some((line) => line.bytesRead > (before.get(line) ?? 0));
  for (let count = 0; count < looks; count += 1) {
    const startedAt = performance.now();
    const isSilent = await probe("SELECT 1").then(
      () => false,
      () => performance.now() - startedAt >= wholeLookInMs,
    );
    if (!isSilent || isHeard()) {
      return false;
    }
  }
  return true;
}
