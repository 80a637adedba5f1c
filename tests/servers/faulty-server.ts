import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "../../scripts/process/child.ts";
import { signalFamily } from "./family.ts";

export type FaultyServer = {
  url: string;
  port: number;
  stop: () => Promise<void>;
  // as in a crash; `restart` uses the same port
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  // all its processes hang: connections stay open, nothing answers
  pause: () => void;
  resume: () => void;
};

type Running = {
  child: Child;
  // of the server itself, a child of its supervisor
  pid: number;
};

type Ways = {
  url: string;
  port: number;
  run: () => Promise<Running>;
  endBy: NodeJS.Signals;
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

// Waits for the first answer; throws with the output when it exits or a minute is over.
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
