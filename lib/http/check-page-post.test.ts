import "@/tests/setup/database";
import { expect, test } from "vitest";
import { rejectionOfPost } from "./check-page-post";

const form = {
  "content-type": "multipart/form-data; boundary=x",
  "content-length": "200",
  origin: "http://localhost:3000",
};

test.each([
  [form, null],
  [{ "content-type": "text/plain;charset=UTF-8", "content-length": "2" }, null],
  [{ "content-type": "text/plain;charset=UTF-8" }, "BAD_REQUEST"],
  [{ "content-type": "text/plain;charset=UTF-8", "x-action-forwarded": "1" }, null],
  [{ "x-action-forwarded": "1", origin: "https://evil.example" }, "FOREIGN_ORIGIN"],
  [{ ...form, "content-length": "1048577", "x-action-forwarded": "1" }, "PAYLOAD_TOO_LARGE"],
  [{ ...form, origin: "https://evil.example" }, "FOREIGN_ORIGIN"],
  [{ ...form, origin: "null" }, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "cross-site" }, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "same-site" }, "FOREIGN_ORIGIN"],
  [{ "content-length": "2", "sec-fetch-site": "same-origin" }, null],
  [{ "content-length": "2", "sec-fetch-site": "none" }, null],
  [{ ...form, "content-type": "multipart/form-data" }, "BAD_REQUEST"],
  [{ ...form, "content-length": "1048577" }, "PAYLOAD_TOO_LARGE"],
])("a POST with %o is answered by %s", (headers, error) => {
  expect(rejectionOfPost(new Headers(headers as Record<string, string>))).toBe(error);
});
