import { beforeAll, expect, test } from "vitest";
import { lostWrites } from "./setup/acknowledged";
import { expectNoError } from "./setup/complaints";
import { tableOf } from "./setup/figures";
import { openSystem, type System } from "./setup/system";
import { startTraffic, stockUp } from "./setup/traffic";

const seconds = Number(process.env.LOAD_SECONDS ?? 300);
const users = Number(process.env.LOAD_USERS ?? 200);
const listings = 20_000;

let system: System;

beforeAll(async () => {
  system = await openSystem();
  await stockUp(system, listings);
});

test("mixed traffic meets no error", async () => {
  const traffic = await startTraffic(system, { seconds, users });
  const report = await traffic.report;
  console.log(tableOf(report));
  expectNoError(system, report);
  expect(await lostWrites(report.acknowledged)).toEqual([]);
});
