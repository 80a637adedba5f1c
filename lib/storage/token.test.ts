import { expect, test } from "vitest";
import { openToken, sealToken } from "./token";

const secret = "a secret of at least thirty-two characters";
const upload = {
  operation: "upload",
  key: "documents/a/b",
  contentType: "image/png",
  sizeInBytes: 10,
  expiresAtInMs: 1_000,
} as const;

test("a token gives back what it was made of", () => {
  expect(openToken(secret, "upload", sealToken(secret, upload), 999)).toEqual(upload);
});

test("a token is dead from its expiry on", () => {
  expect(openToken(secret, "upload", sealToken(secret, upload), 1_000)).toBeNull();
});

test("a token for an upload is none for a download", () => {
  expect(openToken(secret, "download", sealToken(secret, upload), 0)).toBeNull();
});

test("a token of another secret is forged", () => {
  expect(openToken(secret, "upload", sealToken(`${secret}!`, upload), 0)).toBeNull();
});

test("a token with other claims under an old signature is forged", () => {
  const [, signature] = sealToken(secret, upload).split(".");
  const claims = Buffer.from(JSON.stringify({ ...upload, sizeInBytes: 99 })).toString("base64url");
  expect(openToken(secret, "upload", `${claims}.${signature}`, 0)).toBeNull();
});

test.each([
  "",
  ".",
  "a",
  "a.b",
  "a.b.c",
  `${sealToken(secret, upload)}.x`,
  `${sealToken(secret, upload)}=`,
])("%j is no token", (token) => {
  expect(openToken(secret, "upload", token, 0)).toBeNull();
});
