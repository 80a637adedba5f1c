import { clearStores, dropMarker, keepSession } from "@/components/session/stored-session";
import type { Outcome } from "./send-call";

/** The calls that change who this browser is logged in as. */
export type SessionCall = "log-in" | "log-out";

/** What the last of them answered, as its page comes anew, from the other tree, when the header does. */
let answered: { call: SessionCall; outcome: Outcome } | null = null;

/** Has the browser's stores follow the cookie, as the forms do; answers whether that is another one now. */
export function followSession(call: SessionCall, outcome: Outcome): boolean {
  const sessionId = call === "log-in" ? sessionIdIn(outcome) : null;
  const hasEnded = call === "log-out" && [200, 401].includes(outcome.status);
  if (sessionId !== null) {
    keepSession(sessionId);
  }
  if (hasEnded) {
    clearStores();
    dropMarker();
  }
  const isAnother = sessionId !== null || hasEnded;
  answered = isAnother ? { call, outcome } : null;
  return isAnother;
}

/** What the call answered right before its page came anew; null else. */
export function answerBefore(call: SessionCall | null): Outcome | null {
  return call !== null && answered?.call === call ? answered.outcome : null;
}

/** The page is there, and shows it. */
export function forgetAnswer(): void {
  answered = null;
}

function sessionIdIn({ status, body }: Outcome): string | null {
  const answer: unknown = status === 200 ? JSON.parse(body) : null;
  const isSession = typeof answer === "object" && answer !== null && "sessionId" in answer;
  return isSession && typeof answer.sessionId === "string" ? answer.sessionId : null;
}
