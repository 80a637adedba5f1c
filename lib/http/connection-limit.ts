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
  client: string | null;
  openedAt: number;
  requests: number;
}

/** Bounds the connections that are open, in all and by client, and the requests on each. */
export function makeConnectionLimit({ all, ofClient, requests } = connectionBounds) {
  /** The oldest first. */
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  /** Closes a connection that is too much; `client` is null where it belongs to a proxy, which has those of many. */
  function admit(socket: Socket, client: string | null): boolean {
    const own = client === null ? 0 : (counts.get(client) ?? 0);
    const hasRoom =
      (open.size < all || closeIdle(() => true)) &&
      (own < ofClient || closeIdle((one) => one.client === client));
    if (!hasRoom) {
      socket.destroy();
      return false;
    }
    open.set(socket, { client, openedAt: performance.now(), requests: 0 });
    count(client, 1);
    socket.once("close", () => forget(socket));
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

  function closeIdle(isMeant: (one: Connection) => boolean): boolean {
    const before = performance.now() - youngInMs;
    for (const [socket, one] of open) {
      if (one.requests === 0 && one.openedAt < before && isMeant(one)) {
        forget(socket);
        socket.destroy();
        return true;
      }
    }
    return false;
  }

  function forget(socket: Socket): void {
    count(open.get(socket)?.client ?? null, -1);
    open.delete(socket);
  }

  function count(client: string | null, change: number): void {
    const number = client === null ? 0 : (counts.get(client) ?? 0) + change;
    if (client !== null && number > 0) {
      counts.set(client, number);
    } else if (client !== null) {
      counts.delete(client);
    }
  }

  return { admit, begin };
}
