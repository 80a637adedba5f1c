process.env.LOG_LEVEL = "info";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { makeLog } from "@/lib/log/log";
import { wasAwaySince } from "@/lib/site/away";
import { noClient } from "@/lib/site/client";
import { answerFor } from "@/lib/site/current-request";
import { AppError } from "./app-error";
import { noteFailure } from "./failures";

const lines: { msg: string; requestId?: string; code?: string }[] = [];
Object.assign(globalThis, {
  lagerfundLog: makeLog({ write: (line) => void lines.push(JSON.parse(line)) }),
});

test("what made a page fail is logged once, under the request's id", () => {
  const bug = new Error("bug");
  answerFor({ client: noClient, requestId: "0a1b2c3d" }, () =>
    [bug, bug].map((error) => noteFailure(error)),
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
])("of %s it is remembered whether something is away", (_, error, isAway) => {
  const before = performance.now();
  noteFailure(error);
  expect(wasAwaySince(before)).toBe(isAway);
});

const disposition = 'Content-Disposition: form-data; name="a"';

test.each([
  ["nothing", ""],
  ["no part", "x"],
  ["a part that breaks off", `--b\r\n${disposition}\r\n\r\nv`],
  ["a file's name in no encoding", `--b\r\n${disposition}; filename*=utf-8''%ff\r\n\r\nv\r\n--b--`],
])("a form with %s is told to the front door and is no error of ours", async (_, body) => {
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const form = new Request("http://localhost", { method: "POST", headers, body });
  const fault = await form.formData().catch((error: unknown) => error);
  const outcome = {};
  const before = lines.length;
  answerFor({ client: noClient, requestId: "0a1b2c3d", outcome }, () => noteFailure(fault));
  expect(outcome).toEqual({ isFormUnreadable: true });
  expect(lines.length).toBe(before);
});

test("any other failure is not taken for that of a form", () => {
  const outcome = {};
  const bug = new URIError("URI malformed");
  answerFor({ client: noClient, requestId: "0a1b2c3d", outcome }, () => noteFailure(bug));
  expect(outcome).toEqual({});
  expect(lines.at(-1)).toMatchObject({ msg: "page failed", code: "INTERNAL" });
});

const inReact =
  "at JSON.parse (<anonymous>)\n    at tI (/a/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:15:7)";

test.each([
  ["what a form holds", "POST", false, {}, inReact, true],
  ["a page that is drawn", "POST", true, {}, inReact, false],
  ["a page that is asked for", "GET", false, {}, inReact, false],
  ["Next's own", "POST", false, { __NEXT_ERROR_CODE: "E1" }, inReact, false],
  [
    "a chunk",
    "POST",
    false,
    {},
    `at load (/a/.next/server/chunks/ssr/x.js:1:1)\n    ${inReact}`,
    false,
  ],
  ["a file", "POST", false, {}, `at open (node:fs:1:1)\n    ${inReact}`, false],
])(
  "of %s it is known whether React could not decode it",
  (_, method, isRendering, own, frames, isKnown) => {
    const fault = Object.assign(new SyntaxError("bad"), own, {
      stack: `SyntaxError: bad\n    ${frames}`,
    });
    const outcome = {};
    answerFor({ client: noClient, requestId: "0a1b2c3d", outcome }, () =>
      noteFailure(fault, { method }, isRendering),
    );
    expect(outcome).toEqual(isKnown ? { isFormUnreadable: true } : {});
  },
);
