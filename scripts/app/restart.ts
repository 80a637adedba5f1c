import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "../process/child.ts";
import { isEnding } from "../process/ending.ts";
import { lastLines } from "../process/steps.ts";

const mostDeaths = 5;
const withinInMs = 60_000;
const longestPauseInMs = 8_000;

type Running = Pick<Child, "exited">;

// Throws with the end of the log after five crashes in a minute.
export async function keepRunning(
  server: Running,
  start: () => Promise<Running>,
  log: string,
  firstPauseInMs = 500,
): Promise<void> {
  let running: Running | undefined = server;
  let deaths: number[] = [];
  while (!isEnding()) {
    const cause = running ? `ended with code ${await running.exited}` : "did not start";
    if (isEnding()) {
      return;
    }
    deaths = [...deaths.filter((at) => performance.now() - at < withinInMs), performance.now()];
    if (deaths.length >= mostDeaths) {
      throw new Error(`The server died ${mostDeaths} times in a minute:\n${lastLines(log)}`);
    }
    console.log(`  The server ${cause} and is started again.`);
    await sleep(Math.min(longestPauseInMs, firstPauseInMs * 2 ** (deaths.length - 1)));
    running = await start().catch(() => undefined);
    if (running) {
      console.log("  The server answers again.");
    }
  }
}
