import type { S3Settings } from "./env";

// Certificates do not cover bucket names with dots.
const hostName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const ipAddress = /^(\d+\.){3}\d+$|^\[/;

export function s3OriginOf({ bucket, region, endpoint, forcePathStyle }: S3Settings): string {
  const suffix = region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
  const store = new URL(endpoint ?? `https://s3.${region}.${suffix}`);
  const isInPath = forcePathStyle || !hostName.test(bucket) || ipAddress.test(store.hostname);
  return isInPath ? store.origin : `${store.protocol}//${bucket}.${store.host}`;
}
