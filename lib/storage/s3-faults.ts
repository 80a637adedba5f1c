import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";

interface StoreError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether the store says that there is no such object; a bucket that is not there is a fault. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as StoreError;
  return $metadata?.httpStatusCode === 404 && name !== "NoSuchBucket";
}

/**
 * Throws what a failed call means: UNAVAILABLE where the store is away, too slow or busy, logged here because its
 * caller sees only a wait; else an Error of our own, for the SDK's carry requests and key ids that no log needs.
 */
export function storeFault(call: string): (error: unknown) => never {
  return (error) => {
    throw faultOf(error as StoreError, call);
  };
}

function faultOf(error: StoreError, call: string): Error {
  const { name, message, code, $metadata } = error;
  const status = $metadata?.httpStatusCode;
  const fault = { call, name, code, status, attempts: $metadata?.attempts };
  if (isAway(name, code, status)) {
    log().error(fault, "the object store is away");
    return new AppError("UNAVAILABLE", { retryAfterInSeconds: 10 });
  }
  const reason = status === undefined ? message : `status ${status}`;
  return new Error(`The object store does not ${call}: ${name}, ${reason}`);
}

/** An answer that cannot be read, as of a proxy in between, counts by its status alone. */
function isAway(name = "", code = "", status?: number): boolean {
  if (status !== undefined && status >= 400) {
    return status >= 500 || status === 429;
  }
  return name === "TimeoutError" || name === "AbortError" || awayCodes.has(code);
}
