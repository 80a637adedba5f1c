process.env.LOG_LEVEL = "info";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { makeLog } from "@/lib/log/log";
import { noClient } from "@/lib/request/client";
import { runInRequest } from "@/lib/request/current-request";
import { wasDependencyDownSince } from "@/lib/request/dependency-status";
import { logPageError } from "./log-page-error";

const lines: { msg: string; requestId?: string; code?: string }[] = [];
Object.assign(globalThis, {
  lagerfundLog: makeLog({ write: (line) => void lines.push(JSON.parse(line)) }),
});

test("an error of a page is logged once, with the request id", () => {
  const bug = new Error("bug");
  runInRequest({ client: noClient, requestId: "0a1b2c3d" }, () =>
    [bug, bug].map((error) => logPageError(error)),
  );
  expect(lines.filter(({ msg }) => msg === "page failed")).toEqual([
    expect.objectContaining({ requestId: "0a1b2c3d", code: "INTERNAL" }),
  ]);
});

test.each([
  ["a bug", new Error("bug"), false],
  ["what is missing", new AppError("NOT_FOUND"), false],
  ["a database that is away", Object.assign(new Error("away"), { code: "ECONNREFUSED" }), true],
  ["a table that somebody holds", Object.assign(new Error("held"), { code: "55P03" }), true],
  ["a refusal of ours", new AppError("CONFLICT"), false],
  ["what was recognised before", new AppError("UNAVAILABLE"), true],
  ["no error at all", "thrown", false],
])("after %s the request remembers whether a dependency is away", (_, error, isUnavailable) => {
  const before = performance.now();
  logPageError(error);
  expect(wasDependencyDownSince(before)).toBe(isUnavailable);
});
