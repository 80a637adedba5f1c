import type { S3Settings } from "@/lib/config/env";

export const storeSettings: S3Settings = {
  bucket: process.env.S3_BUCKET ?? "",
  region: process.env.S3_REGION ?? "",
  endpoint: process.env.S3_ENDPOINT,
  forcePathStyle: process.env.S3_FORCE_PATH_STYLE === "true",
};
