import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild } from "../process/child.ts";
import { lastLines } from "../process/steps.ts";

const next = "node_modules/next/dist/bin/next";
/** As in `npm start`. */
export const program = "server.ts";
/** As in the image and the service of docs/. */
export const heapBound = "--max-old-space-size=1024";
const timeoutInMs = 120_000;

// Resolves when the start page answers.
export async function startServer(env: NodeJS.ProcessEnv, log: string) {
  const server = startChild([heapBound, program], { env, log });
  try {
    await untilAnswering(server, `http://127.0.0.1:${env.PORT}/`, log);
  } catch (error) {
    // A retry needs the port.
    await server.stop();
    throw error;
  }
  return server;
}

export function startDevelopmentServer(env: NodeJS.ProcessEnv) {
  return startChild([next, "dev", "-p", String(env.PORT)], { env });
}

async function untilAnswering(server: Child, url: string, log: string) {
  let code: number | undefined;
  void server.exited.then((value) => {
    code = value;
  });
  const deadline = Date.now() + timeoutInMs;
  while (Date.now() < deadline) {
    if (code !== undefined) {
      throw new Error(`The server ended with code ${code}:\n${lastLines(log)}`);
    }
    const status = await statusOf(url);
    if (status && status < 500) {
      return;
    }
    if (status) {
      throw new Error(`The start page answers ${status}:\n${lastLines(log)}`);
    }
    await sleep(100);
  }
  throw new Error(`The server did not answer within two minutes:\n${lastLines(log)}`);
}

async function statusOf(url: string) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
