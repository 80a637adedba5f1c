import { expect, test } from "vitest";
import { usualLifetimes } from "@/lib/storage/driver";
import { s3Storage } from "@/lib/storage/s3";
import { s3OriginOf } from "./s3-origin";

process.env.AWS_ACCESS_KEY_ID = "key";
process.env.AWS_SECRET_ACCESS_KEY = "secret";

const amazon = { bucket: "parts", region: "eu-central-1", endpoint: undefined };

test.each([
  [amazon, "https://parts.s3.eu-central-1.amazonaws.com"],
  [{ ...amazon, region: "us-east-1" }, "https://parts.s3.us-east-1.amazonaws.com"],
  [{ ...amazon, region: "cn-north-1" }, "https://parts.s3.cn-north-1.amazonaws.com.cn"],
  [{ ...amazon, forcePathStyle: true }, "https://s3.eu-central-1.amazonaws.com"],
  [{ ...amazon, bucket: "parts.of.ours" }, "https://s3.eu-central-1.amazonaws.com"],
  [{ ...amazon, endpoint: "https://store.example" }, "https://parts.store.example"],
  [{ ...amazon, endpoint: "https://store.example:9000/deep" }, "https://parts.store.example:9000"],
  [{ ...amazon, endpoint: "https://store.example", forcePathStyle: true }, "https://store.example"],
  [{ ...amazon, endpoint: "http://127.0.0.1:4591" }, "http://127.0.0.1:4591"],
  [{ ...amazon, endpoint: "http://[::1]:4591" }, "http://[::1]:4591"],
  [{ ...amazon, endpoint: "http://localhost:4591" }, "http://parts.localhost:4591"],
])("the origin of %o is %s, and that of signed addresses", async (given, origin) => {
  const settings = { forcePathStyle: false, ...given };
  expect(s3OriginOf(settings)).toBe(origin);
  const store = s3Storage(settings, { lifetimes: usualLifetimes });
  const address = await store.signUpload({
    key: "incoming/a/b",
    contentType: "image/png",
    sizeInBytes: null,
  });
  expect(new URL(address).origin).toBe(origin);
});
