process.env.METRICS_TOKEN = "a-token-of-the-scraper";

import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { databasePool, db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { createListing } from "@/lib/listings/operations";
import { enqueueMail } from "@/lib/mail/mail-queue";
import { getAllManufacturers } from "@/lib/manufacturers/operations";
import { runOperation } from "@/lib/operations/run";
import { boss } from "@/lib/queue/boss";
import { enqueueJob } from "@/lib/queue/queue";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { fuzzySearchListings } from "@/lib/search/operations";
import { GET } from "./route";

const token = "a-token-of-the-scraper";

test("operations are counted by name and by how they ended", async () => {
  await runOperation(getAllManufacturers, visitor, {});
  await runOperation(getAllManufacturers, visitor, { onlyVerified: 7 }).catch(() => {});
  await runOperation(createListing, visitor, {}).catch(() => {});
  const text = await scrape();
  expect(text).toContain('operations_total{operation="get-all-manufacturers",code="OK"} 1');
  expect(text).toContain('operations_total{operation="get-all-manufacturers",code="VALIDATION"} 1');
  expect(text).toContain('operations_total{operation="create-listing",code="UNAUTHENTICATED"} 1');
  expect(text).toContain('operation_duration_seconds_count{operation="create-listing"} 1');
});

test("searches are timed by kind, and no query is anywhere", async () => {
  await runOperation(fuzzySearchListings, visitor, { query: "kanarienvogel" });
  await runOperation(fuzzySearchListings, visitor, { sort: "price" }).catch(() => {});
  const text = await scrape();
  expect(text).toContain('search_duration_seconds_count{kind="text"} 1');
  expect(text).not.toContain("kanarienvogel");
});

test("due jobs and unsent mails are shown with their age", async () => {
  const queue = { name: "try", jobs: { retryLimit: 3 } };
  await boss().createQueue("try");
  await transact(async (tx) => {
    await enqueueJob(tx, queue, randomUUID());
    await enqueueJob(tx, queue, randomUUID());
    await enqueueMail(tx, {
      template: "no-account",
      recipient: "a@example.com",
      locale: "de",
      data: {},
    });
  });
  await db()
    .$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '90 s' WHERE name = 'try'`;
  await db().$executeRaw`UPDATE mail_message SET created_at = now() - interval '2 h'`;
  const text = await scrape();
  expect(text).toContain('lagerfund_queue_due_jobs{queue="try"} 2');
  expect(Number(/queue_oldest_due_seconds{queue="try"} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(
    89,
  );
  expect(text).toContain("lagerfund_unsent_mails 1");
  expect(Number(/unsent_mail_oldest_seconds ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(7_199);
  const handle = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(undefined);
  await runDueJobs({ queue, atOnce: 1, pollEveryInSeconds: 60, handle }, Date.now() + 5_000);
  const later = await scrape();
  expect(later).toContain('lagerfund_job_duration_seconds_count{queue="try",outcome="failed"} 1');
  expect(later).toContain('lagerfund_queue_due_jobs{queue="try"} 0');
});

test("pools, process and build are shown", async () => {
  const busy = await databasePool().connect();
  const text = await scrape();
  busy.release();
  expect(text).toContain('database_pool_connections{pool="main",state="in_use"} 1');
  expect(text).toContain('lagerfund_build_info{version="0.1.0"');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).toContain("lagerfund_stopping 0");
});

test.each([null, "", "Bearer wrong", token, `Bearer ${token}x`])(
  "authorization %o is a 401",
  async (authorization) => {
    const response = await GET(call(authorization));
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.json()).toMatchObject({ code: "UNAUTHENTICATED" });
  },
);

test("a host without a token answers 404 and counts nothing", async () => {
  vi.resetModules();
  vi.stubEnv("METRICS_TOKEN", "");
  const { GET: closed } = await import("./route");
  const { metrics: none } = await import("@/lib/observability/metrics");
  expect((await closed(call("Bearer "))).status).toBe(404);
  expect(none()).toBeNull();
});

async function scrape(): Promise<string> {
  const response = await GET(call(`Bearer ${token}`));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  return response.text();
}

function call(authorization: string | null): Request {
  const headers = new Headers(authorization === null ? {} : { authorization });
  return new Request("http://localhost:3000/metrics", { headers });
}
