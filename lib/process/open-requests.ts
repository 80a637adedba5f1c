import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const lookEveryInMs = 50;
// A request may still wait unread in a socket.
const quietForInMs = 100;

const servers = new Set<Server>();
let underWay = 0;

export function knowServer(server: Server): void {
  servers.add(server);
}

export function countRequest(response: ServerResponse): void {
  underWay += 1;
  response.once("close", () => {
    underWay -= 1;
  });
}

const waiting = new Set<() => void>();

/** Returns the unregister function. */
export function knowWaiting(reject: () => void): () => void {
  const own = () => reject();
  waiting.add(own);
  return () => void waiting.delete(own);
}

export function rejectWaiting(): void {
  for (const reject of [...waiting]) {
    reject();
  }
}

export function stopListening(): void {
  for (const server of servers) {
    server.close();
  }
}

/** `until` is in ms of performance.now(). */
export async function untilAnswered(until: number): Promise<number> {
  let quietSince = performance.now();
  while (performance.now() < until && performance.now() - quietSince < quietForInMs) {
    await pause(lookEveryInMs);
    quietSince = underWay > 0 ? performance.now() : quietSince;
  }
  return underWay;
}
