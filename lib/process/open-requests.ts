import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const lookEveryInMs = 50;
// A request that lies in a socket unread is none yet: after the last answer it is given so long to appear.
const quietForInMs = 100;

const servers = new Set<Server>();
let underWay = 0;

/** Has a server stop listening when this process ends. */
export function knowServer(server: Server): void {
  servers.add(server);
}

/** Counts a request as under way until its answer is with the client, or the client is gone. */
export function countRequest(response: ServerResponse): void {
  underWay += 1;
  response.once("close", () => {
    underWay -= 1;
  });
}

const waiting = new Set<() => void>();

/** Knows how to refuse a request that waits for its turn; answers what forgets it again. */
export function knowWaiting(reject: () => void): () => void {
  const own = () => reject();
  waiting.add(own);
  return () => void waiting.delete(own);
}

/** Refuses whatever still waits for its turn: nobody will serve it any more. */
export function rejectWaiting(): void {
  for (const reject of [...waiting]) {
    reject();
  }
}

/** Stops listening and ends the lines on which nothing is under way; what is under way goes on. */
export function stopListening(): void {
  for (const server of servers) {
    server.close();
  }
}

/** Waits until nothing is under way any more, no longer than `until` (ms of performance.now()); answers what is left. */
export async function untilAnswered(until: number): Promise<number> {
  let quietSince = performance.now();
  while (performance.now() < until && performance.now() - quietSince < quietForInMs) {
    await pause(lookEveryInMs);
    quietSince = underWay > 0 ? performance.now() : quietSince;
  }
  return underWay;
}
