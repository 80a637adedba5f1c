import { type ErrorCode, errorKinds } from "./error-kinds";
import type { Issue } from "./issues";

export interface ErrorData {
  message?: string;
  issues?: Issue[];
  /** How long a caller should wait, in seconds; becomes `Retry-After`. */
  retryAfterInSeconds?: number;
  /** Of several listings, the one that it is about. */
  listingId?: number;
  [fact: string]: unknown;
}

// Next bundles this file several times, and what hangs on globalThis throws the class of whichever bundle came first.
const brand = Symbol.for("lagerfund.AppError");

/** The one error that operations throw for what is expected: a closed code with its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: ErrorData | undefined;

  constructor(code: ErrorCode, data?: ErrorData, options?: ErrorOptions) {
    super(messageOf(code, data), options);
    this.name = "AppError";
    this.code = code;
    this.status = errorKinds[code].status;
    this.data = data;
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === "object" && value !== null && brand in value;
  }
}

function messageOf(code: ErrorCode, data: ErrorData | undefined): string {
  return errorKinds[code].message.replace(/\{(\w+)\}/g, (_, fact) => String(data?.[fact] ?? ""));
}
