import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const startWorkers = vi.hoisted(() => vi.fn());
const guardFrontDoor = vi.hoisted(() => vi.fn());
const writeViews = vi.hoisted(() => vi.fn());
vi.mock("@/lib/jobs/workers", () => ({ startWorkers }));
vi.mock("@/lib/site/front-door", () => ({ guardFrontDoor }));
vi.mock("@/lib/views/counter", () => ({ writeViews }));

const environment = {
  APP_MODE: "production",
  APP_URL: "https://lagerfund.example/",
  AUTH_SECRET: "a secret of at least 32 characters",
  DATABASE_URL: "postgresql://localhost/nowhere",
  DATA_DIR: mkdtempSync(path.join(tmpdir(), "lagerfund-data-")),
  MAIL_DRIVER: "outbox",
  TRUSTED_PROXIES: "2",
  LOG_LEVEL: "silent",
  NEXTAUTH_URL: "",
  NEXTAUTH_SECRET: "",
};

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  for (const [name, value] of Object.entries(environment)) {
    vi.stubEnv(name, value);
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a server process sends mails, sweeps, makes pictures and imports files, and knows its proxies, address and secret", async () => {
  await start();
  const [works] = startWorkers.mock.calls[0] ?? [];
  expect(works.map(({ queue }: { queue: { name: string } }) => queue.name)).toEqual([
    "send-mail",
    "sweep",
    "make-pictures",
    "csv-import",
  ]);
  expect(guardFrontDoor.mock.calls).toEqual([[2, "https://lagerfund.example"]]);
  expect(process.env.NEXTAUTH_URL).toBe("https://lagerfund.example");
  expect(process.env.NEXTAUTH_SECRET).toBe(environment.AUTH_SECRET);
});

test("a server process that is told to end writes the views of its open round at once", async () => {
  const once = vi.spyOn(process, "once").mockReturnThis();
  await start();
  expect(writeViews).not.toHaveBeenCalled();
  for (const signal of ["SIGTERM", "SIGINT"]) {
    once.mock.calls.find(([name]) => name === signal)?.[1]();
  }
  expect(writeViews).toHaveBeenCalledTimes(2);
});

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
  startServerProcess();
}
