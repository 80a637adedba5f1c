import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy between an instance and Redis that can cut or hold one direction. */
export async function startLine(port: number) {
  const sockets = new Set<Socket>();
  const buffered: (() => void)[] = [];
  let isCut = false;
  let holdsCommands = false;
  let holdsAnswers = false;

  const server = createServer((socket) => {
    const redis = connect(port, "127.0.0.1");
    if (isCut) {
      socket.destroy();
      redis.destroy();
      return;
    }
    let hasAsked = false;
    pass(socket, redis, (bytes) => {
      // Lets the handshake pass; questions are scripts.
      hasAsked ||= bytes.includes("EVAL");
      return holdsCommands;
    });
    pass(redis, socket, () => holdsAnswers && hasAsked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    cut();
    server.close();
  });

  function pass(from: Socket, to: Socket, isToHold: (bytes: Buffer) => boolean): void {
    sockets.add(from);
    from.on("error", () => {});
    // Held bytes still arrive after their sender has closed.
    from.on("close", () => (holdsCommands ? buffered.push(() => to.end()) : to.end()));
    from.on("data", (bytes) =>
      isToHold(bytes) ? buffered.push(() => to.write(bytes)) : to.write(bytes),
    );
  }

  function cut(): void {
    isCut = true;
    for (const socket of sockets) {
      socket.destroy();
    }
  }

  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    holdAnswers() {
      [isCut, holdsAnswers] = [false, true];
    },
    holdCommands() {
      holdsCommands = true;
    },
    isHolding: () => buffered.length > 0,
    mend() {
      [isCut, holdsAnswers, holdsCommands] = [false, false, false];
      for (const go of buffered.splice(0)) {
        go();
      }
    },
  };
}
