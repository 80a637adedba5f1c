import { expect, test } from "vitest";
import { rejectionOfPost } from "./page-posts";

const form = {
  "content-type": "multipart/form-data; boundary=x",
  "content-length": "200",
  origin: "http://localhost:3000",
};

test.each([
  [form, true, null],
  [{ "content-type": "text/plain;charset=UTF-8", "content-length": "2" }, false, null],
  [{ "content-type": "text/plain;charset=UTF-8" }, true, "BAD_REQUEST"],
  [{ "content-type": "text/plain;charset=UTF-8", "x-action-forwarded": "1" }, true, null],
  [{ "x-action-forwarded": "1", origin: "https://evil.example" }, false, "FOREIGN_ORIGIN"],
  [{ ...form, "content-length": "1048577", "x-action-forwarded": "1" }, true, "PAYLOAD_TOO_LARGE"],
  [{ ...form, origin: "https://evil.example" }, false, "FOREIGN_ORIGIN"],
  [{ ...form, origin: "null" }, false, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "cross-site" }, false, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "same-site" }, false, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "same-origin" }, false, null],
  [{ "content-length": "2", "sec-fetch-site": "none" }, false, null],
  [{ ...form, "content-type": "multipart/form-data" }, true, "BAD_REQUEST"],
  [{ ...form, "content-length": "1048577" }, true, "PAYLOAD_TOO_LARGE"],
])("%o from a page of our own: %s → %s", (headers, isOwn, refusal) => {
  expect(rejectionOfPost(new Headers(headers as Record<string, string>), isOwn)).toBe(refusal);
});
