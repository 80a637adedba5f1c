import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface ConnectionBounds {
  all: number;
  ofClient: number;
  /** Requests of one connection that are not answered yet: browsers send none ahead, and who does so sends few. */
  requests: number;
}

// Browsers open six each; an office behind one address has many people.
const connectionBounds: ConnectionBounds = { all: 2_048, ofClient: 512, requests: 16 };
// Nothing has come on a new connection yet.
const youngInMs = 5_000;

interface Connection {
  socket: Socket;
  client: string | null;
  openedAt: number;
  requests: number;
}

/**
 * Bounds the connections that are open, in all and by client, and the requests on each. Where one too many comes, the
 * oldest that asks nothing is closed for it; where there is none, the new one is.
 */
export function makeConnectionLimit({ all, ofClient, requests } = connectionBounds) {
  const open = new Map<Socket, Connection>();
  const clients = new Map<string, Set<Connection>>();

  /** Closes a connection that is too much; `client` is null where it belongs to a proxy, which has those of many. */
  function admit(socket: Socket, client: string | null): boolean {
    const own = client === null ? undefined : clients.get(client);
    const hasRoom =
      (open.size < all || closeIdle(open.values())) &&
      (own === undefined || own.size < ofClient || closeIdle(own));
    if (!hasRoom) {
      socket.destroy();
      return false;
    }
    const connection = { socket, client, openedAt: performance.now(), requests: 0 };
    open.set(socket, connection);
    if (client !== null) {
      clients.set(client, (clients.get(client) ?? new Set()).add(connection));
    }
    socket.once("close", () => forget(connection));
    return true;
  }

  /** Counts a request of a connection; false for one too many. */
  function begin(socket: Socket, response: ServerResponse): boolean {
    const connection = open.get(socket);
    if (connection) {
      connection.requests += 1;
      response.once("close", () => {
        connection.requests -= 1;
      });
    }
    return (connection?.requests ?? 0) <= requests;
  }

  function forget(connection: Connection): void {
    const { socket, client } = connection;
    open.delete(socket);
    const others = client === null ? undefined : clients.get(client);
    others?.delete(connection);
    if (client !== null && others?.size === 0) {
      clients.delete(client);
    }
  }

  function closeIdle(connections: Iterable<Connection>): boolean {
    const now = performance.now();
    for (const connection of connections) {
      if (connection.requests === 0 && now - connection.openedAt > youngInMs) {
        forget(connection);
        connection.socket.destroy();
        return true;
      }
    }
    return false;
  }

  return { admit, begin };
}
