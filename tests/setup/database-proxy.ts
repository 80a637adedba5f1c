import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/**
 * Stands between this test file and its database from now on, to break the line where a test wants it. Answers what
 * breaks it once: the next COMMIT goes through, and its acknowledgement is never heard.
 */
export async function startDatabaseProxy(): Promise<{ loseNextAcknowledgement(): void }> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const [port, host] = [Number(url.port), url.hostname];
  let losesNext = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(port, host);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
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
  };
}
