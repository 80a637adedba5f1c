import "@/tests/setup/database";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { reportError } from "@/lib/error-reporting/report-error";
import { startDatabaseProxy } from "@/tests/setup/database-proxy";
import { db, searchDb, transact } from "./client";

// What is silent for 5 s is so for 1 s here.
const setIdleTime = Socket.prototype.setTimeout;
const idleTimes = vi.spyOn(Socket.prototype, "setTimeout");
idleTimes.mockImplementation(function (this: Socket, inMs, then) {
  return setIdleTime.call(this, inMs / 5, then);
});

const proxy = await startDatabaseProxy();

const sleepLong = () =>
  transact(async (tx) => {
    return tx.$queryRaw`SELECT 'done' AS said, pg_sleep(3)::text`;
  }, 30_000);

test("a statement that only takes long goes on while no other connection gets through to check it", async () => {
  // Its connection is there already, however slow the machine is.
  await transact((tx) => tx.$queryRaw`SELECT 1`);
  const sleeping = sleepLong();
  await pause(500);
  proxy.rejectOthers();
  expect(await sleeping).toMatchObject([{ said: "done" }]);
  proxy.admitOthers();
  expect(idleTimes).toHaveBeenCalledWith(5_000);
});

test("a request that waits for a stalled database gets an error, and all goes on when the database does", async () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => reportError(error, "test").code,
    );
  const read = () => db().$queryRaw`SELECT 1`;
  const search = () => searchDb().$queryRaw`SELECT 1`;
  const write = () =>
    transact(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      await tx.$queryRaw`SELECT pg_sleep(0.2)::text`;
    });
  const doAll = () => Promise.all([read(), search(), write()].map(code));
  expect(await doAll()).toEqual(["done", "done", "done"]);
  proxy.standStill();
  expect(await doAll()).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
  proxy.goOn();
  expect(await doAll()).toEqual(["done", "done", "done"]);
}, 30_000);
