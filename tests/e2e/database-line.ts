import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface DatabaseLine {
  url: string;
  /** Cuts all connections and every new one. */
  cut: () => void;
  mend: () => void;
  /** Forwards nothing but keeps the connections open, as when the database's process is frozen. */
  hold: () => void;
  close: () => void;
}

export async function lineTo(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on("data", (piece) => isFrozen || other.write(piece));
      one.on("end", () => isFrozen || other.end());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    url: url.href,
    cut,
    mend: () => {
      isCut = false;
      isFrozen = false;
    },
    hold: () => {
      isFrozen = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
