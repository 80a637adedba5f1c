import { expect, test } from "vitest";
import { withNext } from "./with-next";

test("the return address is one value in the query, whatever it contains", () => {
  const next = "/listing/request/7?quantity=3&note=M%C3%BCll+%26+Co#request";
  const address = withNext("/password-reset?token=abc", next);
  expect(address).toMatch(/^\/password-reset\?token=abc&next=[^&#]*$/);
  expect(new URL(address, "http://x").searchParams.get("next")).toBe(next);
  expect(withNext("/login", next)).toMatch(/^\/login\?next=/);
  expect(withNext("/login", undefined)).toBe("/login");
});
