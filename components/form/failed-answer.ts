/** An answer that is none of Next's: a proxy's page, a refusal before any page. */
export interface FailedAnswer extends Error {
  status: number;
  retryAfterInSeconds: number | undefined;
}

export function isFailedAnswer(error: unknown): error is FailedAnswer {
  return error instanceof Error && "status" in error;
}

/** Null where the answer is one that Next can read. */
export function failedAnswerOf({ status, headers }: Response): FailedAnswer | null {
  if (
    status < 400 ||
    headers.has("x-action-redirect") ||
    headers.has("x-nextjs-action-not-found") ||
    headers.get("content-type")?.startsWith("text/x-component")
  ) {
    return null;
  }
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  const retryAfterInSeconds = seconds > 0 ? seconds : undefined;
  return Object.assign(new Error(`HTTP ${status}`), { status, retryAfterInSeconds });
}
