import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onEnd } from "../../../scripts/process/ending.ts";
import type { Asked, Rival } from "./engine";

const mostMemoryInMb = 4096;
const mostIndexingInMs = 10 * 60_000;
const mostSearchInMs = 10_000;

/** An engine of JavaScript in a process of its own; throws where it needs more than 4 GB or ten minutes. */
export async function startEngine(
  name: string,
  modulePath: string,
  documents: string,
): Promise<Rival & { stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL("process.ts", import.meta.url));
  const child = fork(script, [modulePath, documents], {
    execArgv: [`--max-old-space-size=${mostMemoryInMb}`],
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const stop = async () => {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    child.kill("SIGKILL");
    await (isGone || once(child, "exit"));
  };
  onEnd(stop);
  try {
    const indexed = await answerOf<{ indexedInMs: number; bytes: number }>(child, mostIndexingInMs);
    const search = (query: string) => {
      child.send(query);
      return answerOf<Asked>(child, mostSearchInMs);
    };
    return { name, note: noteOf(indexed), search, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answerOf<Answer>(child: ChildProcess, mostInMs: number): Promise<Answer> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => waiting.abort(), mostInMs);
  try {
    const [answer] = await Promise.race([
      once(child, "message", { signal }),
      once(child, "exit", { signal }).then(() => {
        throw new Error(`needs more than ${mostMemoryInMb} MB`);
      }),
    ]);
    return answer;
  } catch (error) {
    throw signal.aborted ? new Error(`needs more than ${mostInMs / 1000} s`) : error;
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}

function noteOf({ indexedInMs, bytes }: { indexedInMs: number; bytes: number }): string {
  return `indexed in ${(indexedInMs / 1000).toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB`;
}
