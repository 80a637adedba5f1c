import { expect, test } from "vitest";
import { keyOfForm } from "./key";

const payload = { listingId: 7, quantity: 3, note: "Tor 3" };

test("a form that is sent twice is one call, with something else in it another", () => {
  const key = keyOfForm("form-1", payload);
  expect(keyOfForm("form-1", { ...payload })).toBe(key);
  expect(keyOfForm("form-1", { ...payload, note: "Tor 4" })).not.toBe(key);
  expect(keyOfForm("form-2", payload)).not.toBe(key);
});

test("what a form has there for a key that is none names no call", () => {
  for (const key of ["", "a b", "ä", "x".repeat(101)]) {
    expect(keyOfForm(key, payload)).toBeNull();
  }
});

test("a form's key is one that a call takes", () => {
  expect(keyOfForm("x".repeat(100), payload)).toMatch(/^[\x21-\x7e]{1,200}$/);
});
