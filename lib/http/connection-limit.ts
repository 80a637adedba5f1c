import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Browsers open six each, an office shares one address.
const usualBounds = { all: 2_048, ofClient: 512, requests: 16 };
const youngInMs = 5_000;

interface Connection {
  client: string | null;
  openedAt: number;
  requests: number;
}

export function makeConnectionLimit({ all, ofClient, requests } = usualBounds) {
  const open = new Map<Socket, Connection>();

  /** `client` is null for a proxy, which carries many clients. */
  function admit(socket: Socket, client: string | null): boolean {
    const hasRoom =
      (open.size < all || closeIdle(() => true)) &&
      (client === null || countOf(client) < ofClient || closeIdle((one) => one.client === client));
    if (!hasRoom) {
      socket.destroy();
      return false;
    }
    open.set(socket, { client, openedAt: performance.now(), requests: 0 });
    socket.once("close", () => open.delete(socket));
    return true;
  }

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

  function closeIdle(isIntended: (one: Connection) => boolean): boolean {
    const before = performance.now() - youngInMs;
    for (const [socket, one] of open) {
      if (one.requests === 0 && one.openedAt < before && isIntended(one)) {
        open.delete(socket);
        socket.destroy();
        return true;
      }
    }
    return false;
  }

  function countOf(client: string): number {
    let count = 0;
    for (const one of open.values()) {
      count += one.client === client ? 1 : 0;
    }
    return count;
  }

  return { admit, begin };
}
