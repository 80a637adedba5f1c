import type { Socket } from "node:net";
import { isIdle } from "./pipelining";

interface ConnectionBounds {
  all: number;
  ofClient: number;
}

// Browsers open six each; an office behind one address has many people.
const connectionBounds: ConnectionBounds = { all: 2_048, ofClient: 512 };
// Nothing has come on a new connection yet.
const youngInMs = 5_000;

interface Connection {
  socket: Socket;
  openedAt: number;
}

/**
 * Bounds the connections that are open, in all and by client. Where one too many comes, the oldest that asks nothing is
 * closed for it; where there is none, the new one is refused.
 */
export function makeConnectionLimit({ all, ofClient } = connectionBounds) {
  const open = new Set<Connection>();
  const clients = new Map<string, Set<Connection>>();

  /** Whether a new connection may stay; `client` is null where it belongs to a proxy, which has those of many. */
  function admit(socket: Socket, client: string | null): boolean {
    const own = client === null ? undefined : clients.get(client);
    const hasRoom =
      (open.size < all || closeIdle(open)) &&
      (own === undefined || own.size < ofClient || closeIdle(own));
    if (!hasRoom) {
      return false;
    }
    const connection = { socket, openedAt: performance.now() };
    open.add(connection);
    if (client !== null) {
      clients.set(client, (clients.get(client) ?? new Set()).add(connection));
    }
    socket.once("close", () => forget(connection));
    return true;

    function forget(one: Connection): void {
      open.delete(one);
      const others = client === null ? undefined : clients.get(client);
      others?.delete(one);
      if (client !== null && others?.size === 0) {
        clients.delete(client);
      }
    }
  }

  return { admit };
}

function closeIdle(connections: Set<Connection>): boolean {
  const now = performance.now();
  for (const connection of connections) {
    const { socket, openedAt } = connection;
    if (!socket.destroyed && isIdle(socket) && now - openedAt > youngInMs) {
      connections.delete(connection);
      socket.destroy();
      return true;
    }
  }
  return false;
}
