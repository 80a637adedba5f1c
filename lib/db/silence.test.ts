import "@/tests/setup/database";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { reportable } from "@/lib/errors/report";
import { startDatabaseProxy } from "@/tests/setup/database-proxy";
import { db, searchDb, transact } from "./client";

const proxy = await startDatabaseProxy();

const sleepLong = () =>
  transact(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '20s'`;
    return tx.$queryRaw`SELECT 'done' AS said, pg_sleep(11)::text`;
  }, 30_000);

test("a statement that only takes long goes on while nobody else gets through to ask for it", async () => {
  // Its connection is there already, however slow the machine is.
  await transact((tx) => tx.$queryRaw`SELECT 1`);
  const sleeping = sleepLong();
  await pause(500);
  proxy.refuseOthers();
  expect(await sleeping).toMatchObject([{ said: "done" }]);
  proxy.admitOthers();
});

test("who waits for a database that stands still is told so, whatever they do, and all goes on when it does", async () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => reportable(error, "test").code,
    );
  const read = () => db().$queryRaw`SELECT 1`;
  const search = () => searchDb().$queryRaw`SELECT 1`;
  const write = () =>
    transact(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      await tx.$queryRaw`SELECT pg_sleep(1)::text`;
    });
  const doAll = () => Promise.all([read(), search(), write()].map(code));
  expect(await doAll()).toEqual(["done", "done", "done"]);
  proxy.standStill();
  expect(await doAll()).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
  proxy.goOn();
  expect(await doAll()).toEqual(["done", "done", "done"]);
}, 30_000);
