import { expect, test } from "vitest";
import { runBody } from "./run-body";

test("a payload is put into superjson's envelope, where the server takes one", () => {
  expect(runBody('{"query": "6205"}', true)).toBe('{"json":{"query":"6205"}}');
  expect(runBody("[7]", true)).toBe('{"json":[7]}');
  expect(runBody('{"email": "a@b.de"}', false)).toBe('{"email":"a@b.de"}');
});

test("what comes in an envelope gets no second one", () => {
  expect(runBody('{"json": {"query": "6205"}}', true)).toBe('{"json":{"query":"6205"}}');
  const withMeta = '{"json":{"at":"2026"},"meta":{"values":{"at":["Date"]}}}';
  expect(runBody(withMeta, true)).toBe(withMeta);
  expect(runBody('{"json": 1, "query": 2}', true)).toBe('{"json":{"json":1,"query":2}}');
  expect(runBody('{"meta": 1}', true)).toBe('{"json":{"meta":1}}');
});

test("nothing is nothing, and what is no JSON is not sent", () => {
  expect(runBody(" \n", true)).toBeNull();
  expect(runBody("{", true)).toBeUndefined();
});
