import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

interface DatabaseProxy {
  /** The next COMMIT succeeds, but its acknowledgement is lost. */
  loseNextAcknowledgement(): void;
  /** Accepts connections but answers nothing, as a frozen database does. */
  standStill(): void;
  goOn(): void;
  rejectOthers(): void;
  admitOthers(): void;
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const [port, host] = [Number(url.port), url.hostname];
  let losesNext = false;
  let standsStill = false;
  let rejectsOthers = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (rejectsOthers) {
      client.resetAndDestroy();
      return;
    }
    const database = connect(port, host);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    if (standsStill) {
      client.pause();
    }
    client.on("data", (piece) => {
      database.write(piece);
      if (losesNext && piece.includes("COMMIT")) {
        losesNext = false;
        database.removeAllListeners("data").once("data", () => client.resetAndDestroy());
      }
    });
    database.on("data", (piece) => client.write(piece));
    client.on("close", () => database.end());
    database.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.port = String((server.address() as AddressInfo).port);
  process.env.DATABASE_URL = url.href;
  afterAll(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
    server.close();
  });
  return {
    loseNextAcknowledgement() {
      losesNext = true;
    },
    rejectOthers() {
      rejectsOthers = true;
    },
    admitOthers() {
      rejectsOthers = false;
    },
    standStill() {
      standsStill = true;
      for (const socket of sockets) {
        socket.pause();
      }
    },
    goOn() {
      standsStill = false;
      for (const socket of sockets) {
        socket.resume();
      }
    },
  };
}
