import { expect, test } from "vitest";
import { isConflict, toDatabaseError } from "./errors";

test.each([
  [new Error("timeout exceeded when trying to connect"), "UNAVAILABLE"],
  [new Error("Connection terminated unexpectedly"), "UNAVAILABLE"],
  [new Error("Client has encountered a connection error and is not queryable"), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "EHOSTUNREACH", syscall: "connect" }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "ENOENT", syscall: "connect" }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "EAI_AGAIN", syscall: "getaddrinfo" }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "ENOENT", syscall: "open" }), undefined],
  [new Error("x", { cause: { kind: "TlsConnectionError" } }), "UNAVAILABLE"],
  [Object.assign(new Error("x"), { code: "57014" }), "QUERY_TIMEOUT"],
  [Object.assign(new Error("x"), { code: "P2034" }), "CONFLICT"],
  [new Error("x", { cause: { originalCode: "55P03" } }), "CONFLICT"],
  [null, undefined],
])("%s is %s", (error, code) => {
  expect(toDatabaseError(error)?.code).toBe(code);
});

test.each([
  [Object.assign(new Error("x"), { code: "P2034" }), true],
  [new Error("x", { cause: { kind: "TransactionWriteConflict" } }), true],
  [new Error("x", { cause: { originalCode: "40P01" } }), true],
  // Who has waited 5 s for a lock is not to wait again.
  [new Error("x", { cause: { originalCode: "55P03" } }), false],
  [Object.assign(new Error("x"), { code: "P2002" }), false],
])("%s is worth another try: %s", (error, expected) => {
  expect(isConflict(error)).toBe(expected);
});
