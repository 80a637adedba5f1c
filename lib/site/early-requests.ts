import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Early {
  connections: [Server, Socket][];
  requests: [Server, IncomingMessage, ServerResponse][];
}

// Set by `held-requests.mjs`, which a process loads before everything else.
const holder = globalThis as { lagerfundEarly?: { takeOver(): Early } };

/**
 * What has come to this process before the front door stood, and from now on nothing more: of a process that was started
 * without `held-requests.mjs` nothing is known. Whoever has left meanwhile is not in it.
 */
export function takeOverEarly(): Early {
  const { connections, requests } = holder.lagerfundEarly?.takeOver() ?? {
    connections: [],
    requests: [],
  };
  return {
    connections: connections.filter(([, socket]) => !socket.destroyed),
    requests: requests.filter(([, , response]) => !response.destroyed),
  };
}
