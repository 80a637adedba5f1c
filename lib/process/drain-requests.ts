import type { Server, ServerResponse } from "node:http";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";

const pollEveryInMs = 50;
// A request may still wait unread in a socket.
const quietForInMs = 100;
// Of a round of the event loop.
const shortInMs = 5;
const acceptWithinInMs = 500;

const servers = new Set<Server>();
let openRequests = 0;

export function registerServer(server: Server): void {
  servers.add(server);
}

export function countRequest(response: ServerResponse): void {
  openRequests += 1;
  response.once("close", () => {
    openRequests -= 1;
  });
}

const waiting = new Set<() => void>();

/** Returns the unregister function. */
export function onRejectWaiting(reject: () => void): () => void {
  const own = () => reject();
  waiting.add(own);
  return () => void waiting.delete(own);
}

export function rejectWaiting(): void {
  for (const reject of [...waiting]) {
    reject();
  }
}

/** Closing resets connections that are not yet accepted, so this waits for a round that left little time for one. */
export async function stopListening(): Promise<void> {
  const until = performance.now() + acceptWithinInMs;
  let roundBegan: number;
  do {
    roundBegan = performance.now();
    await nextRound();
  } while (performance.now() - roundBegan > shortInMs && performance.now() < until);
  for (const server of servers) {
    server.close();
  }
}

/** `until` is in ms of performance.now(). */
export async function untilAnswered(until: number): Promise<number> {
  let quietSince = performance.now();
  while (performance.now() < until && performance.now() - quietSince < quietForInMs) {
    await pause(pollEveryInMs);
    quietSince = openRequests > 0 ? performance.now() : quietSince;
  }
  return openRequests;
}
