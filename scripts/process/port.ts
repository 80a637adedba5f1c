import { createServer } from "node:net";

// A free port of the loopback address below 32768, where no outgoing connection is given one.
export async function findFreePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port, "127.0.0.1")) {
      return port;
    }
  }
  throw new Error("No free port was found between 20000 and 32000.");
}

export function isFree(port: number, host?: string) {
  return new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
