import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const watched = new WeakSet<Server>();
const works = new WeakMap<ServerResponse, unknown>();

/** Has what a server's own listener promises be known: Next works on for who has left meanwhile. */
export function watchWork(server: Server): void {
  if (watched.has(server)) {
    return;
  }
  watched.add(server);
  for (const listener of server.listeners("request") as Listener[]) {
    server.off("request", listener);
    server.on("request", (request, response) => {
      works.set(response, Reflect.apply(listener, server, [request, response]));
    });
  }
}

/** The promise of what is done for an answer, once it was begun. */
export function workOf(response: ServerResponse): unknown {
  return works.get(response);
}
