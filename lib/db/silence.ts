import "server-only";
import type { Socket } from "node:net";
import pg from "pg";
import { log } from "@/lib/log/log";
import { outsideRequests } from "@/lib/site/current-request";
import { probe } from "./probe";

const silenceInMs = 5_000;
const looks = 2;

/**
 * Ends the connections of a pool on which somebody waits while the database says nothing at all: where it stands still (a
 * paused machine, a disk that hangs) its own time limits do so too, and TCP takes it for alive. Its callers are then told
 * as by any connection that ends (UNAVAILABLE), 5 to 9 s after the last byte. A statement that only takes long goes on: other
 * connections say that the database answers.
 */
export function endSilent(pool: pg.Pool): pg.Pool {
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const stream = (client as pg.PoolClient & pg.Client).connection.stream as Socket;
    // Begins anew with each byte; that of an idle connection, with the next statement.
    stream.setTimeout(silenceInMs).on("timeout", () => outsideRequests(listenAgain));

    async function listenAgain(): Promise<void> {
      const heard = stream.bytesRead;
      const isSilent = inUse.has(client) && !(await isAnswering());
      if (isSilent && inUse.has(client) && stream.bytesRead === heard) {
        log().warn("the database stands still: a connection is ended");
        stream.destroy();
      } else if (inUse.has(client)) {
        stream.setTimeout(silenceInMs);
      }
    }
  });
  return pool;
}

let look: Promise<boolean> | undefined;

/** Whether the database answers those who ask now; one look for all who want to know. */
function isAnswering(): Promise<boolean> {
  look ??= ask().finally(() => {
    look = undefined;
  });
  return look;
}

async function ask(): Promise<boolean> {
  for (let count = 0; count < looks; count += 1) {
    try {
      await probe("SELECT 1");
      return true;
    } catch (error) {
      // A refusal is an answer.
      if (error instanceof pg.DatabaseError) {
        return true;
      }
    }
  }
  return false;
}
