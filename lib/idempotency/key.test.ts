import { expect, test } from "vitest";
import { keyOfForm } from "./idempotency";

const payload = { listingId: 7, quantity: 3, note: "Tor 3" };

test("a form that is sent twice is one call, with something else in it another", () => {
  const key = keyOfForm("form-1", payload);
  expect(keyOfForm("form-1", { ...payload })).toBe(key);
  expect(keyOfForm("form-1", { ...payload, note: "Tor 4" })).not.toBe(key);
  expect(keyOfForm("form-2", payload)).not.toBe(key);
});

test("a malformed form key gives no idempotency key", () => {
  for (const key of ["", "a b", "ä", "x".repeat(101)]) {
    expect(keyOfForm(key, payload)).toBeNull();
  }
});

test("a form's key is one that a call takes", () => {
  expect(keyOfForm("x".repeat(100), payload)).toMatch(/^[\x21-\x7e]{1,200}$/);
});

test("the order of fields and fields without a value make no other call", () => {
  const key = keyOfForm("form-1", { ...payload, at: { a: 1, b: [{ c: 2, d: 3 }] } });
  const again = { at: { b: [{ d: 3, c: 2, e: null }], a: 1 }, ...payload, weightInGrams: null };
  expect(keyOfForm("form-1", again)).toBe(key);
  expect(keyOfForm("form-1", { ...again, at: { a: 1, b: [{ c: 2, d: 4 }] } })).not.toBe(key);
});
