import "../setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, makeSession } from "../factories/user";
import { call } from "./api-calls";

const session = await makeSession(await makeMember());
const pdf = { fileType: "application/pdf", name: "Datenblatt.pdf", size: 1_000 };
const tooLarge = 50 * 1024 * 1024 + 1;
const noFile = [422, "NO_FILE", "Please select a file to upload."] as const;
const large = [413, "FILE_TOO_LARGE", "File size exceeds 50MB limit."] as const;
const typed = (type: string) =>
  [422, "INVALID_FILE_TYPE", `File type '${type}' is not supported.`] as const;

test.each<[string, unknown, readonly [number, string, string]]>([
  ["no payload", undefined, noFile],
  ["no name", { ...pdf, name: undefined }, noFile],
  ["an empty name", { ...pdf, name: "" }, noFile],
  ["no type", { ...pdf, fileType: null }, noFile],
  ["too many bytes", { ...pdf, size: tooLarge }, large],
  ["too many bytes of a wrong type", { ...pdf, fileType: "text/plain", size: tooLarge }, large],
  ["text", { ...pdf, fileType: "text/plain" }, typed("text/plain")],
  ["a type in capitals", { ...pdf, fileType: "IMAGE/PNG" }, typed("IMAGE/PNG")],
  ["a type that nobody knows", { ...pdf, fileType: "" }, typed("")],
])("create-file rejects in the spec's codes and sentences: %s", async (_, payload, expected) => {
  const { status, body } = await call("create-file", payload, session);
  expect([status, body.code, body.message]).toEqual(expected);
  expect(await db().uploadedFile.count()).toBe(0);
});

test("create-file names the invalid field in other errors", async () => {
  const { status, body } = await call("create-file", { ...pdf, size: 0 }, session);
  expect([status, body.code]).toEqual([422, "VALIDATION"]);
  expect(body.data).toMatchObject({ issues: [{ path: "size" }] });
});
