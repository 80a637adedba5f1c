/** A call that failed (spec §8): refused by the server, or never answered. */
export class LagerfundError extends Error {
  override readonly name = "LagerfundError";
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The stable code (`STOCK_INSUFFICIENT`); null where it was not Lagerfund that answered. */
  readonly code: string | null;
  /** What the server says besides: `issues` by field, `requestId`, `retryAfterInSeconds`. */
  readonly data: ErrorData;

  constructor(status: number, refusal: Partial<Refusal> = {}, options?: ErrorOptions) {
    super(refusal.message ?? "The call failed.", options);
    this.status = status;
    this.code = refusal.code ?? null;
    this.data = refusal.data ?? {};
  }
}

interface Refusal {
  message: string;
  code: string;
  data: ErrorData;
}

interface ErrorData {
  message?: string;
  issues?: { path: string; code: string; message: string }[];
  requestId?: string;
  retryAfterInSeconds?: number;
  [fact: string]: unknown;
}
