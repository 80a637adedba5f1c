import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const patienceInMs = 30_000;

// Until somebody listens on a port of loopback; what `said` answers is told where nobody does.
export async function untilAccepting(port: number, said: () => string) {
  const deadline = Date.now() + patienceInMs;
  while (!(await isAccepting(port))) {
    if (Date.now() > deadline) {
      throw new Error(`Nobody listens on port ${port}:\n${said()}`);
    }
    await sleep(50);
  }
}

function isAccepting(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
