import type { Failure, FailureCode } from "@/lib/actions/action-result";

/**
 * Every screen calls server actions through this. Answers a `Failure` instead of throwing, except for Next's
 * redirects.
 */
export async function callAction<Result>(call: () => Promise<Result>): Promise<Result | Failure> {
  try {
    return await call();
  } catch (error) {
    if (digestOf(error)?.startsWith("NEXT_")) {
      throw error;
    }
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  if (isFailedAnswer(error)) {
    const { status, retryAfterInSeconds } = error;
    return { ok: false, code: codeOf(status), issues: [], retryAfterInSeconds };
  }
  return { ok: false, code: codeOfThrown(error), issues: [] };
}

const codes: Partial<Record<number, FailureCode>> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  422: "VALIDATION",
  429: "TOO_MANY_REQUESTS",
  502: "UNAVAILABLE",
  503: "UNAVAILABLE",
  504: "UNAVAILABLE",
};

function codeOf(status: number): FailureCode {
  return codes[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL");
}

/** Next throws `UnrecognizedActionError` for another build's actions; errors of the server have a digest. */
function codeOfThrown(error: unknown): FailureCode {
  if (error instanceof Error && error.name === "UnrecognizedActionError") {
    return "OUTDATED";
  }
  return digestOf(error) === undefined ? "UNREACHABLE" : "INTERNAL";
}

function digestOf(error: unknown): string | undefined {
  return (error as { digest?: string } | null)?.digest;
}

interface FailedAnswer extends Error {
  status: number;
  retryAfterInSeconds: number | undefined;
}

function isFailedAnswer(error: unknown): error is FailedAnswer {
  return error instanceof Error && "status" in error;
}

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
