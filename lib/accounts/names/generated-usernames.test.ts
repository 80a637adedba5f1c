import { expect, test } from "vitest";
import { usernameCandidates, usernameOf } from "./generated-usernames";

test("an account is named after its address's local part", () => {
  expect(usernameOf("anna.müller@example.com")).toBe("anna.müller");
  expect(usernameOf(`${"a".repeat(64)}@example.com`)).toBe("a".repeat(40));
});

test("characters that cannot be in a name are removed", () => {
  expect(usernameOf("o'neil+parts@example.com")).toBe("oneilparts");
  expect(usernameOf("+++@firma.example")).toBe("firma");
  expect(usernameOf("admin@support.example")).toBe("user");
  expect(usernameOf("deleted-1a2b3c4d@example.com")).toBe("1a2b3c4d");
  expect(usernameOf("deIeted-1a2b3c4d@firma.example")).toBe("firma");
  expect(usernameOf("unverified-1a2b@firma.example")).toBe("firma");
});

test("a name that is taken gets a number, and fits with it", () => {
  expect(usernameCandidates("Anna GmbH").slice(0, 3)).toEqual([
    "Anna GmbH",
    "Anna GmbH2",
    "Anna GmbH3",
  ]);
  const long = "𝔏".repeat(60);
  expect(usernameCandidates(long).slice(0, 2)).toEqual([long, `${"𝔏".repeat(40)}2`]);
});
