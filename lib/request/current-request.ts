import { AsyncLocalStorage } from "node:async_hooks";
import { type Client, noClient } from "./client";

export interface CurrentRequest {
  client: Client;
  /** What the answer carries as X-Request-Id, and every line of the log meanwhile. Of a job: the job's own id. */
  requestId: string;
  /** What the page that is being made says of its own answer. */
  outcome?: Outcome;
}

export interface Outcome {
  status?: 404 | 503;
  retryAfterInSeconds?: number;
}

// Server and pages are bundles that each have this module.
const holder = globalThis as { lagerfundRequest?: AsyncLocalStorage<CurrentRequest> };

function currentRequest(): AsyncLocalStorage<CurrentRequest> {
  holder.lagerfundRequest ??= new AsyncLocalStorage();
  return holder.lagerfundRequest;
}

export function clientNamed(address: string | string[] | undefined): Client {
  return { ...noClient, address: [address].flat()[0] ?? null };
}

/** Answers a request, which is then at hand in all that is done for it. */
export function answerFor<Answer>(request: CurrentRequest, answer: () => Answer): Answer {
  return currentRequest().run(request, answer);
}

/** Does what serves no single request, whichever of them had it begun: a connection that all use, a round for many. */
export function outsideRequests<Answer>(work: () => Answer): Answer {
  return currentRequest().exit(work);
}

/** Who called, for pages: those of visitors must not read the request's headers (docs/decisions/0008). */
export function clientAtHand(): Client {
  return currentRequest().getStore()?.client ?? noClient;
}

/** The id of the request that is answered; null where server.ts is absent (Vercel, development), and in tests. */
export function requestIdAtHand(): string | null {
  return currentRequest().getStore()?.requestId ?? null;
}

/** Has the page that is being made go out with another status than 200. */
export function answerWith(said: Outcome): boolean {
  const outcome = currentRequest().getStore()?.outcome;
  if (!outcome) {
    return false;
  }
  Object.assign(outcome, said);
  return true;
}
