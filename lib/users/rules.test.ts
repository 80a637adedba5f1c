import { expect, test } from "vitest";
import { usernameCandidates } from "./rules";

test("an account is named after its address's local part", () => {
  expect(usernameCandidates("anna.müller@example.com").slice(0, 3)).toEqual([
    "anna.müller",
    "anna.müller2",
    "anna.müller3",
  ]);
});

test("what is no part of a name falls away", () => {
  expect(usernameCandidates("o'neil+parts@example.com")[0]).toBe("oneilparts");
  expect(usernameCandidates("+++@example.com")[0]).toBe("user");
});

test("the last candidates are hardly ever taken", () => {
  expect(usernameCandidates("info@example.com").at(-1)).toMatch(/^info\d{6}$/);
});
