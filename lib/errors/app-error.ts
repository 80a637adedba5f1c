import { type ErrorCode, errorKinds } from "./error-kinds";
import type { Issue } from "./issues";

export interface ErrorData {
  message?: string;
  issues?: Issue[];
  /** In seconds; becomes `Retry-After`. */
  retryAfterInSeconds?: number;
  /** The affected one of several listings. */
  listingId?: number;
  [fact: string]: unknown;
}

// Next bundles this file several times, so `instanceof` compares the brand.
const brand = Symbol.for("lagerfund.AppError");

/** The only error that operations throw on purpose. */
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
