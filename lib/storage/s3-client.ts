import "server-only";
import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "@/lib/env/schema";

/** How long to wait for the store. */
export interface StorePatience {
  connectInMs: number;
  answerInMs: number;
  /** Without a byte, in the middle of an object: its reader may be a slow line. */
  silenceInMs: number;
}

export const usualPatience: StorePatience = {
  connectInMs: 3_000,
  answerInMs: 15_000,
  silenceInMs: 60_000,
};

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
      socketTimeout: patience.silenceInMs,
    },
  });
}
