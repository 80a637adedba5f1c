import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const startWorkers = vi.hoisted(() => vi.fn());
const writeViews = vi.hoisted(() => vi.fn());
const stopWorkers = vi.hoisted(() => vi.fn());
const calls = vi.hoisted((): string[] => []);
vi.mock("@/lib/queue/workers", () => ({ startWorkers, stopWorkers }));
vi.mock("@/lib/db/pools", async (original) => {
  const pools = await original<typeof import("@/lib/db/pools")>();
  const closePools = () => {
    calls.push("pools");
    return pools.closePools();
  };
  return { ...pools, closePools };
});
vi.mock("@/lib/listing-views/view-counter", () => ({ writeViews }));

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

const environment = {
  APP_MODE: "production",
  APP_URL: "https://lagerfund.example/",
  AUTH_SECRET: "a secret of at least 32 characters",
  DATABASE_URL: "postgresql://localhost/nowhere",
  DATA_DIR: mkdtempSync(path.join(tmpdir(), "lagerfund-data-")),
  MAIL_DRIVER: "outbox",
  LOG_LEVEL: "silent",
  NEXTAUTH_URL: "",
  NEXTAUTH_SECRET: "",
};

beforeEach(() => {
  calls.length = 0;
  vi.resetModules();
  vi.resetAllMocks();
  for (const [name, value] of Object.entries(environment)) {
    vi.stubEnv(name, value);
  }
});

afterEach(() => {
  for (const signal of signals) {
    process.removeAllListeners(signal);
  }
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a server process works on every job, knows its address and secret, and hands over what server.ts waits for", async () => {
  const lagerfundStarted = vi.fn();
  vi.stubGlobal("lagerfundStarted", lagerfundStarted);
  await start();
  expect(lagerfundStarted.mock.calls).toEqual([[expect.any(Function)]]);
  expect(globalThis).toHaveProperty("lagerfundPolicyOf", expect.any(Function));
  const { jobs } = await import("@/lib/jobs/registry");
  expect(startWorkers.mock.calls).toEqual([[jobs]]);
  expect(process.env.NEXTAUTH_URL).toBe("https://lagerfund.example");
  expect(process.env.NEXTAUTH_SECRET).toBe(environment.AUTH_SECRET);
});

test.each(signals)(
  "a server process that gets %s stops its work, writes its views and closes its pools, in this order",
  async (signal) => {
    vi.stubEnv("STOP_DELAY_MS", "10");
    stopWorkers.mockImplementation(async () => {
      await pause(400);
      calls.push("work");
    });
    writeViews.mockImplementation(async () => void calls.push("views"));
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const ofNext = vi.fn();
    process.on(signal, ofNext);
    await start();
    expect(calls).toEqual([]);
    process.emit(signal);
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
    expect(calls).toEqual(["work", "views", "pools"]);
    // It would have closed the listener at once.
    expect(ofNext).not.toHaveBeenCalled();
  },
);

test("a host that is set up wrongly does not start, and says why", async () => {
  vi.stubEnv("APP_URL", "");
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  const complaint = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await expect(start()).rejects.toThrow("exit");
  expect(exit).toHaveBeenCalledWith(1);
  expect(complaint.mock.calls.join()).toContain("APP_URL");
  expect(startWorkers).not.toHaveBeenCalled();
});

async function start(): Promise<void> {
  const { startServerProcess } = await import("./instrumentation-node");
  await startServerProcess();
}
