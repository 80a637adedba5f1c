import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, searchDb } from "./client";
import { closePools, databasePools } from "./pools";

test("a process's pools are known by name once they are used, and all of them end, once", async () => {
  expect([...databasePools().keys()]).toEqual([]);
  await Promise.all([db(), searchDb()].map((client) => client.$queryRaw`SELECT 1`));
  expect([...databasePools().keys()]).toEqual(["main", "search"]);
  await closePools();
  await closePools();
  expect([...databasePools().values()].map(({ ended }) => ended)).toEqual([true, true]);
});
