import type { Answered, Asked, Client } from "./client.ts";
import type { Account, KindReport, Plan, Report } from "./plan.ts";

// Ends the current round after a recorded failure.
export class GaveUp extends Error {}

// Only here can another client be faster, so only these may be refused.
const rejectable = new Set(["request", "withdraw", "reserve", "complete"]);
// Below the account's limit of ten logins in 15 minutes.
const loginAgainAfterInMs = 100_000;

export type User = ReturnType<typeof makeUser>;
type Check = (answer: Answered) => boolean;

// Checks every answer and records it under its kind. Starts nothing once `over`.
export function makeUser(
  client: Client,
  { kinds, errors }: Report,
  think: () => Promise<unknown>,
  over: AbortSignal,
) {
  let headers: Record<string, string> = {};

  function kindOf(name: string): KindReport {
    kinds[name] ??= { timesInMs: [], rejected: 0, unavailable: 0 };
    return kinds[name];
  }

  // Answers null for an allowed refusal. Throws GaveUp.
  async function ask(kind: string, path: string, check: Check, asked: Asked = {}) {
    if (over.aborted) {
      throw new GaveUp();
    }
    const startedAt = performance.now();
    try {
      const all = { ...asked, headers: { ...headers, ...asked.headers } };
      const answer = await client.ask(path, all);
      return judged(kind, path, answer, check, performance.now() - startedAt);
    } catch (error) {
      if (!(error instanceof GaveUp)) {
        errors.push(`${kind}: ${path}: ${(error as Error).message}`);
      }
      throw new GaveUp();
    }
  }

  function judged(kind: string, path: string, answer: Answered, check: Check, inMs: number) {
    const isUnavailable = answer.status === 503 && isHonest(answer);
    const isRejected = answer.status === 409 && rejectable.has(kind);
    if (!(isUnavailable || isRejected || check(answer))) {
      errors.push(`${kind}: ${path}: ${answer.status} ${firstWords(answer)}`);
      throw new GaveUp();
    }
    const own = kindOf(kind);
    own.timesInMs.push(inMs);
    own.rejected += Number(isRejected);
    own.unavailable += Number(isUnavailable);
    if (isUnavailable) {
      throw new GaveUp();
    }
    return isRejected ? null : answer;
  }

  // Answers null for a refusal.
  async function call(kind: string, operation: string, payload: unknown) {
    const answer = await ask(kind, `/operations/${operation}`, isJson, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: payload }),
    });
    return answer && JSON.parse(answer.text()).json;
  }

  return {
    ask,
    call,
    carry: (carried: Record<string, string>) => {
      headers = carried;
    },
    think,
  };
}

// Logs in as a browser does, and again when the session is old. Sends the session as cookie and as bearer.
export function makeLogin({ email, password }: Account, { origin }: Plan) {
  let loggedInAt = Number.NEGATIVE_INFINITY;
  return async (user: User): Promise<void> => {
    if (performance.now() - loggedInAt < loginAgainAfterInMs) {
      return;
    }
    user.carry({});
    const answer = await user.ask("log in", "/auth/email/login", isLoggedIn, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email, password }),
    });
    const { sessionId } = JSON.parse(answer?.text() ?? "{}");
    const [cookie = ""] = answer?.headers["set-cookie"] ?? [];
    user.carry({ cookie: cookie.split(";", 1).join(), authorization: `Bearer ${sessionId}` });
    loggedInAt = performance.now();
  };
}

function isLoggedIn(answer: Answered) {
  const isIntended = answer.status === 200 && answer.text().includes("sessionId");
  return isIntended && (answer.headers["set-cookie"]?.length ?? 0) > 0;
}

export function between(from: number, to: number) {
  return from + Math.random() * (to - from);
}

export function oneOf<One>(ones: readonly One[]): One {
  const chosen = ones[Math.floor(Math.random() * ones.length)];
  if (chosen === undefined) {
    throw new Error("There is nothing to choose from.");
  }
  return chosen;
}

// A 503 of our own, with Retry-After and our page or error code.
function isHonest(answer: Answered) {
  const { "retry-after": retryAfter, "content-type": type = "" } = answer.headers;
  const isCurrentAttempt = type.startsWith("application/json")
    ? JSON.parse(answer.text()).code === "UNAVAILABLE"
    : type.startsWith("text/html") && answer.text().includes("Lagerfund");
  return Number(retryAfter) > 0 && isCurrentAttempt;
}

function isJson({ status, headers }: Answered) {
  return status === 200 && (headers["content-type"] ?? "").startsWith("application/json");
}

// The main part of a page, the beginning of anything else.
function firstWords(answer: Answered) {
  const [main = answer.text()] = /<main.*<\/main>/s.exec(answer.text()) ?? [];
  return main
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .slice(0, 200);
}
