/** An answer that is none of Next's: a proxy's page, a refusal before any page. */
export class FailedAnswer extends Error {
  override name = "FailedAnswer";
  readonly status: number;
  readonly retryAfterInSeconds: number | undefined;

  constructor(status: number, retryAfterInSeconds?: number) {
    super(`The server answered ${status}.`);
    this.status = status;
    this.retryAfterInSeconds = retryAfterInSeconds;
  }
}

/** Null where the answer is one that Next can read. */
export function failedAnswerOf(response: Response): FailedAnswer | null {
  const { status, headers } = response;
  const isReadable =
    status < 400 ||
    headers.has("x-action-redirect") ||
    headers.has("x-nextjs-action-not-found") ||
    /^text\/x-component/.test(headers.get("content-type") ?? "");
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  return isReadable ? null : new FailedAnswer(status, seconds > 0 ? seconds : undefined);
}
