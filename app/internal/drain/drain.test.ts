import "@/tests/setup/database";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { databasePool, db, transact } from "@/lib/db/client";
import { enqueueMail } from "@/lib/mail/mail-queue";
import { boss } from "@/lib/queue/boss";
import { GET, POST } from "./route";

const cronSecret = "a-secret-of-the-cron";
process.env.CRON_SECRET = cronSecret;

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await boss().deleteAllJobs("send-mail");
});

test.each([
  ["GET", GET],
  ["POST", POST],
])("%s with the secret runs due jobs when no worker runs", async (_, drain) => {
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

test("a host without the secret answers 404", async () => {
  vi.resetModules();
  vi.stubEnv("CRON_SECRET", "");
  const { GET: closed } = await import("./route");
  for (const authorization of [null, "Bearer ", `Bearer ${cronSecret}`, "Bearer undefined"]) {
    expect((await closed(call(authorization))).status).toBe(404);
  }
});

function enqueue(recipient: string): Promise<void> {
  const mail = { template: "no-account", recipient, locale: "de", data: {} } as const;
  return transact((tx) => enqueueMail(tx, mail));
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
