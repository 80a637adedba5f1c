import { expect, test } from "vitest";
import { issueCode } from "@/lib/errors/issues";
import { linkRequests, signUps } from "./schema";

const valid = { email: "anna@example.com", password: "12345678" };

test("an address is taken trimmed and in lower case", () => {
  expect(signUps.parse({ ...valid, email: " Anna@Example.COM " }).email).toBe("anna@example.com");
});

test.each([
  [{ email: undefined }, "email: email_required"],
  [{ email: "  " }, "email: email_required"],
  [{ email: "anna" }, "email: email_invalid"],
  [{ email: "anna@example.com\r\nBcc: all@example.com" }, "email: email_invalid"],
  [{ email: `${"a".repeat(250)}@example.com` }, "email: too_long:254"],
  [{ password: undefined }, "password: password_required"],
  [{ password: "" }, "password: password_required"],
  [{ password: "1234567" }, "password: password_too_short:8"],
  [{ password: "x".repeat(129) }, "password: too_long:128"],
  [{ username: "a\u0000b" }, "username: invalid"],
  [{ street: "x".repeat(201) }, "street: too_long:200"],
  [{ city: 5 }, "city: invalid"],
])("a signup with %j is refused: %s", (fields, fault) => {
  const result = signUps.safeParse({ ...valid, ...fields }, { error: issueCode });
  const issues = result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(issues).toEqual([fault]);
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
