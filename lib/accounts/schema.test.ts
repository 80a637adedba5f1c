import { expect, test } from "vitest";
import { issueCode } from "@/lib/errors/issues";
import { profileChanges, usernames } from "./schema";

test.each([
  ["Mu\u0308ller", "Müller"],
  ["Ｍüller", "Müller"],
  ["  Müller \u00a0\u2003 Söhne ", "Müller Söhne"],
  ["Hans\u2010Peter\u2013\u2212X", "Hans-Peter--X"],
  ["", undefined],
  [" \u00a0 ", undefined],
  [undefined, undefined],
])("the name %j is stored as %j", (typed, stored) => {
  expect(usernames.parse(typed)).toBe(stored);
});

test.each([
  ["Mül\u200bler", "invalid"],
  ["Mül\u00adler", "invalid"],
  ["Mül\u034fler", "invalid"],
  ["a\u2028b", "invalid"],
  ["a\u2029b", "invalid"],
  ["a\nb", "invalid"],
  ["a\u202eb", "invalid"],
  ["\u200b", "invalid"],
  ["a\ud800", "invalid"],
  ["x".repeat(61), "too_long:60"],
  ["ﷺ".repeat(4), "too_long:60"],
  ["deleted\u2010x", "username_taken"],
  ["ＤＥＬＥＴＥＤ－x", "username_taken"],
  ["deIeted-1a2b3c4d", "username_taken"],
  ["de1eted - 1a2b3c4d", "username_taken"],
  ["dеleted_1a2b3c4d", "username_taken"],
  ["unverified-1a2b3c4d", "username_taken"],
  ["unverlfied-1a2b3c4d", "username_taken"],
])("the name %j is rejected as %s", (typed, code) => {
  expect(codesOf(usernames.safeParse(typed, { error: issueCode }))).toEqual([code]);
  const change = profileChanges.safeParse({ username: typed }, { error: issueCode });
  expect(codesOf(change)).toEqual([code]);
});

test("a name cannot be removed once it is set", () => {
  for (const username of ["", " \u00a0 "]) {
    const change = profileChanges.safeParse({ username }, { error: issueCode });
    expect(codesOf(change)).toEqual(["required"]);
  }
  expect(profileChanges.parse({})).toEqual({});
});

function codesOf({ error }: { error?: { issues: { message: string }[] } }): string[] {
  return error?.issues.map(({ message }) => message) ?? [];
}
