import "@/tests/setup/database";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { databasePool, db, transact } from "@/lib/db/client";
import { boss } from "@/lib/jobs/boss";
import { enqueueMail } from "@/lib/mail/outbox";
import vercel from "@/vercel.json";
import { DELETE, GET, maxDuration, POST } from "./route";

const cronSecret = "a-secret-of-the-cron";
process.env.CRON_SECRET = cronSecret;

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await boss().deleteAllJobs("send-mail");
});

test.each([
  ["GET", GET],
  ["POST", POST],
])("%s with the secret sends what is due, where no worker runs", async (_, drain) => {
  const before = await countLetters();
  await enqueue("anna@example.com");
  await enqueue("ben@example.com");
  const response = await drain(call(`Bearer ${cronSecret}`));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ sent: 2, failed: 0, remaining: 0 });
  expect(await (await drain(call(`Bearer ${cronSecret}`))).json()).toMatchObject({ sent: 0 });
  expect(await countLetters()).toBe(before + 2);
  expect(await boss().findJobs("sweep")).toMatchObject([{ state: "completed" }]);
});

test("a mail that cannot be sent is told and remains", async () => {
  await enqueue("anna@example.com");
  await db().mailMessage.updateMany({ data: { template: "no-such" } });
  const response = await GET(call(`Bearer ${cronSecret}`));
  expect(await response.json()).toEqual({ sent: 0, failed: 1, remaining: 1 });
});

test.each([
  null,
  "",
  "Bearer",
  "Bearer wrong",
  cronSecret,
  `bearer ${cronSecret}`,
  `Bearer ${cronSecret}x`,
  `Bearer ${cronSecret.slice(0, -1)}`,
])("authorization %o is a 401 and sends nothing", async (authorization) => {
  await enqueue("anna@example.com");
  const response = await GET(call(authorization));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    message: "This takes `Authorization: Bearer` with the host's CRON_SECRET.",
    code: "UNAUTHENTICATED",
  });
  expect(await db().mailMessage.count({ where: { sentAt: null } })).toBe(1);
});

test("other methods are a 405", () => {
  const response = DELETE();
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
});

test("a database that is away is a 503", async () => {
  const query = databasePool().query;
  databasePool().query = () =>
    Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })) as never;
  try {
    expect((await GET(call(`Bearer ${cronSecret}`))).status).toBe(503);
  } finally {
    databasePool().query = query;
  }
});

test("a host without the secret has no such door", async () => {
  vi.resetModules();
  vi.stubEnv("CRON_SECRET", "");
  const { GET: closed } = await import("./route");
  for (const authorization of [null, "Bearer ", `Bearer ${cronSecret}`, "Bearer undefined"]) {
    expect((await closed(call(authorization))).status).toBe(404);
  }
});

test("Vercel calls this address every minute, and grants the time that it takes", () => {
  expect(vercel.crons).toEqual([{ path: "/internal/drain", schedule: "* * * * *" }]);
  expect(maxDuration).toBe(60);
});

function enqueue(recipient: string): Promise<void> {
  const letter = { template: "no-account", recipient, locale: "de", data: {} } as const;
  return transact((tx) => enqueueMail(tx, letter));
}

async function countLetters(): Promise<number> {
  const files = await readdir(path.join(process.env.DATA_DIR ?? "", "outbox")).catch(() => []);
  return files.filter((file) => file.endsWith(".eml")).length;
}

function call(authorization: string | null): Request {
  const headers = new Headers();
  if (authorization !== null) {
    headers.set("authorization", authorization);
  }
  return new Request("http://localhost:3000/internal/drain", { headers });
}
