import { expect, test } from "vitest";
import { fileRoomOf, isStorageKey, keysOfUpload, makeKey, uploadKeyOf } from "./key";

test("a made key is a key and no two are the same", () => {
  const id = "0190a3f2-0000-7000-8000-000000000000";
  expect(makeKey("documents", id)).toMatch(
    /^documents\/0190a3f2-0000-7000-8000-000000000000\/[0-9a-f]{32}$/,
  );
  expect(isStorageKey(makeKey("documents", id))).toBe(true);
  expect(makeKey("documents", id)).not.toBe(makeKey("documents", id));
});

test.each(["documents", "files"] as const)("an upload leads back to its key in %s", (room) => {
  const key = makeKey(room, "0190a3f2-0000-7000-8000-000000000000");
  expect(uploadKeyOf(key)).toBe(key.replace(room, "incoming"));
  expect(keysOfUpload(uploadKeyOf(key))).toContain(key);
  expect(fileRoomOf(key)).toBe(room);
});

test.each([
  "",
  "documents",
  "documents/",
  "documents/..",
  "documents/../../etc/passwd",
  "../documents/a",
  "/etc/passwd",
  "documents//a",
  "documents/a/.hidden",
  ".incoming/a.part",
  "documents/a\\b",
  "documents/a\0b",
  "documents/a%2f..",
  "documents/a\n",
  "documents/a..b",
  `documents/${"a".repeat(300)}`,
])("%j is no key", (text) => {
  expect(isStorageKey(text)).toBe(false);
});
