import { createHash, randomInt } from "node:crypto";
import { createServer } from "node:net";
import { repositoryRoot } from "./child.ts";

// A build contains its address, so each checkout keeps its port.
export function findUsualPort() {
  return findFreePort(createHash("sha256").update(repositoryRoot).digest().readUInt16BE());
}

// Below 32768, outside the range of outgoing connections.
export async function findFreePort(first = randomInt(12_000)) {
  for (let tries = 0; tries < 100; tries++) {
    const port = 20_000 + ((first + tries) % 12_000);
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
