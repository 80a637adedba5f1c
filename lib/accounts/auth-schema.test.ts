import { expect, test } from "vitest";
import { issueCode } from "@/lib/errors/issues";
import { linkRequests, signUps } from "./schema";

const valid = { email: "anna@example.com", password: "12345678" };

test("an address is taken trimmed and in lower case", () => {
  expect(signUps.parse({ ...valid, email: " Anna@Example.COM " }).email).toBe("anna@example.com");
});

test.each([
  [{ email: "anna@example.com\r\nBcc: all@example.com" }, "email: email_invalid"],
  [{ password: "1234567" }, "password: password_too_short:8"],
  [{ password: "x".repeat(129) }, "password: too_long:128"],
])("a signup with %j is rejected: %s", (fields, expected) => {
  const { error } = signUps.safeParse({ ...valid, ...fields }, { error: issueCode });
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    expected,
  ]);
});

test("empty extra fields count as not given, an unknown language as German", () => {
  const fields = { username: " ", street: "", locale: "fr" };
  expect(signUps.parse({ ...valid, ...fields })).toEqual({ ...valid, locale: "de" });
  expect(signUps.parse(valid).locale).toBe("de");
});

test("the way back is a path of this site or none", () => {
  const nextOf = (next: unknown) => linkRequests.parse({ email: valid.email, next }).next;
  expect(nextOf("/listing/request/7?quantity=3")).toBe("/listing/request/7?quantity=3");
  for (const foreign of ["https://evil.example", "//evil.example", "", 5, null]) {
    expect(nextOf(foreign)).toBeUndefined();
  }
  expect(signUps.parse({ ...valid, next: "/account" }).next).toBe("/account");
});
