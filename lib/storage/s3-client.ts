import "server-only";
import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "@/lib/env/schema";
import type { StorePatience } from "./store-patience";

const firstTryAndTwoMore = 3;

/**
 * A client of the store. Credentials come by the SDK's own chain (AWS_ACCESS_KEY_ID …, files, roles). Checksums
 * only where S3 demands them: older stores refuse them, and in a signed address one of no bytes would stand.
 */
export function s3Client(settings: S3Settings, patience: StorePatience): S3Client {
  return new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: firstTryAndTwoMore,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: patience.connectInMs,
      requestTimeout: patience.answerInMs,
      throwOnRequestTimeout: true,
      socketTimeout: patience.slowReaderInMs,
    },
  });
}
