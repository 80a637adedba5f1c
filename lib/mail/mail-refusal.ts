interface RefusalDetails {
  status?: number | null | undefined;
  /** The header as it came: seconds or a date. */
  retryAfter?: string | undefined;
}

/** A mail that the provider did not take. The message says why and is fit for the row's `last_error`. */
export class MailRefusal extends Error {
  override name = "MailRefusal";
  /** The provider's HTTP status; null where none came. */
  readonly status: number | null;
  /** How long the provider wants to be left alone, at most a day; null where it did not say. */
  readonly retryAfterInSeconds: number | null;

  constructor(message: string, { status, retryAfter }: RefusalDetails = {}) {
    super(message);
    this.status = status ?? null;
    this.retryAfterInSeconds = secondsOf(retryAfter);
  }
}

const dayInSeconds = 24 * 60 * 60;

function secondsOf(retryAfter = ""): number | null {
  if (/^\d+$/.test(retryAfter)) {
    return Math.min(Number(retryAfter), dayInSeconds);
  }
  // A date as HTTP writes it: Date.parse alone takes "-5" for one.
  const date = /^[A-Z][a-z]{2}, /.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  const seconds = Math.ceil((date - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), dayInSeconds);
}
