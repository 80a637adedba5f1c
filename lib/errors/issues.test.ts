import { expect, test } from "vitest";
import { z } from "zod";
import { issueAt, issueCode, issuesOf, partsOfIssue } from "./issues";

const shape = z.object({
  name: z.string().min(1, { error: "is_required" }),
  note: z.string().max(5),
  count: z.int().min(1).max(9),
  codes: z.array(z.string()).max(1),
  email: z.email(),
});

function errorsOf(value: unknown) {
  const result = shape.safeParse(value, { error: issueCode });
  return result.success
    ? []
    : issuesOf(result.error).map(({ path, code, message }) => [path, code, message]);
}

test("zod's own issues and ours become codes with the spec's texts", () => {
  expect(errorsOf({ name: "", note: "123456", count: 0, codes: ["a", "b"], email: "x" })).toEqual([
    ["name", "is_required", "is required"],
    ["note", "too_long:5", "Must have at most 5 characters"],
    ["count", "at_least:1", "Must be at least 1"],
    ["codes", "too_many:1", "Must be at most 1 entries"],
    ["email", "email_invalid", "Must be an email address"],
  ]);
});

test("a missing value is required, a value of another kind is invalid", () => {
  expect(errorsOf({ name: "a", note: null, count: "1", codes: [], email: "a@b.de" })).toEqual([
    ["note", "required", "Required"],
    ["count", "invalid", "is not valid"],
  ]);
});

test("an unknown code is translated as invalid, never shown", () => {
  expect(partsOfIssue("<script>")).toEqual({ code: "invalid", n: "" });
  expect(issueAt("x", "at_least:3")).toEqual({
    path: "x",
    code: "at_least:3",
    message: "Must be at least 3",
  });
});
