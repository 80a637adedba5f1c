import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

interface DatabaseProxy {
  /** Once: the next COMMIT goes through, and its acknowledgement is never heard. */
  loseNextAcknowledgement(): void;
  /** As a database does that stands still: whoever connects is let in, and nothing is answered until it goes on. */
  standStill(): void;
  goOn(): void;
  /** Nobody else gets through from now on; who is connected goes on. */
  refuseOthers(): void;
  admitOthers(): void;
}

/** Stands between this test file and its database from now on, to break the line where a test wants it. */
export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const [port, host] = [Number(url.port), url.hostname];
  let losesNext = false;
  let standsStill = false;
  let refusesOthers = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (refusesOthers) {
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
        // The database has answered when this line falls silent: only then is it cut.
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
    refuseOthers() {
      refusesOthers = true;
    },
    admitOthers() {
      refusesOthers = false;
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
