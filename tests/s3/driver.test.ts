import { describe } from "vitest";
import { s3Storage } from "@/lib/storage/s3";
import { describeStorage } from "./driver-contract";
import { storeSettings } from "./store";

describe("the S3 driver", () => {
  describeStorage({
    open: async (lifetimes) => s3Storage(storeSettings, { lifetimes }),
    forgeriesOf,
  });
});

const otherClaims = {
  "X-Amz-Signature": "0".repeat(64),
  "X-Amz-Expires": "604800",
  "X-Amz-SignedHeaders": "host",
};

function forgeriesOf(address: string, key: string, otherKey: string): string[] {
  const changed = Object.entries(otherClaims).map(([name, value]) => {
    const url = new URL(address);
    const isOther = url.searchParams.get(name) !== value;
    url.searchParams.set(name, value);
    return isOther ? url.href : "";
  });
  const moved = address.replace(key, otherKey);
  return [address.replace(/\?.*/, ""), moved, ...changed].filter(Boolean);
}
