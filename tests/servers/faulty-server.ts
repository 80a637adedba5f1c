import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "../../scripts/process/child.ts";
import { signalFamily } from "./family.ts";

// A server on loopback that tests have fail in every way.
export type FaultyServer = {
  url: string;
  port: number;
  // ends it for good
  stop: () => Promise<void>;
  // as a crash does it; `restart` brings it back on the same port
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  // all its processes hang: connections stay open, nothing answers
  pause: () => void;
  resume: () => void;
};

type Running = {
  child: Child;
  // of the server itself, which the child watches over
  pid: number;
};

type Ways = {
  url: string;
  port: number;
  // starts it, the first time and every other
  run: () => Promise<Running>;
  endBy: NodeJS.Signals;
  // once it has ended for good
  tidyUp: () => unknown;
};

export async function startFaultyServer(ways: Ways): Promise<FaultyServer> {
  const { url, port, run, endBy, tidyUp } = ways;
  let server = await run();
  const signal = (name: NodeJS.Signals) => signalFamily(server.pid, name);
  const end = async (name: NodeJS.Signals) => {
    signal(name);
    signal("SIGCONT");
    await server.child.exited;
  };
  return {
    url,
    port,
    kill: () => end("SIGKILL"),
    restart: async () => {
      server = await run();
    },
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    stop: async () => {
      await end(endBy);
      await tidyUp();
    },
  };
}

// Until a server answers that has just been started; throws with what it `said` where it has ended, or a minute is over.
export async function untilAnswering(
  child: Child,
  isAnswering: () => Promise<boolean>,
  said: () => string,
) {
  let hasEnded = false;
  void child.exited.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + 60_000;
  while (!(await isAnswering())) {
    if (hasEnded || Date.now() > deadline) {
      throw new Error(`A server does not start:\n${said()}`);
    }
    await sleep(50);
  }
}

// Whether somebody listens on a port of loopback.
export function isAccepting(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
