import { expect, test } from "vitest";
import { asDatabaseFault } from "./faults";

test.each([
  [new Error("timeout exceeded when trying to connect"), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "ECONNREFUSED" }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "57014" }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "P2034" }), "CONFLICT"],
  [new Error("x", { cause: { originalCode: "55P03" } }), "CONFLICT"],
  [new Error("something else"), undefined],
  [null, undefined],
])("%s is %s", (error, code) => {
  expect(asDatabaseFault(error)?.code).toBe(code);
});
