import { AsyncLocalStorage } from "node:async_hooks";
import { type Client, noClient } from "./client";

export interface CurrentRequest {
  client: Client;
  requestId: string;
  outcome?: Outcome;
}

export interface Outcome {
  status?: 404 | 503;
  retryAfterInSeconds?: number;
}

// Server and pages bundle this separately.
const holder = globalThis as { lagerfundRequest?: AsyncLocalStorage<CurrentRequest> };

function currentRequest(): AsyncLocalStorage<CurrentRequest> {
  holder.lagerfundRequest ??= new AsyncLocalStorage();
  return holder.lagerfundRequest;
}

export function clientWithAddress(address: string | string[] | undefined): Client {
  return { ...noClient, address: [address].flat()[0] ?? null };
}

export function runInRequest<Answer>(request: CurrentRequest, answer: () => Answer): Answer {
  return currentRequest().run(request, answer);
}

/** For shared work, such as a connection. */
export function outsideRequests<Answer>(work: () => Answer): Answer {
  return currentRequest().exit(work);
}

/** Cached pages must not read headers (docs/decisions/0008). */
export function currentClient(): Client {
  return currentRequest().getStore()?.client ?? noClient;
}

/** Null without server.ts. */
export function currentRequestId(): string | null {
  return currentRequest().getStore()?.requestId ?? null;
}

export function setOutcome(said: Outcome): boolean {
  const outcome = currentRequest().getStore()?.outcome;
  if (!outcome) {
    return false;
  }
  Object.assign(outcome, said);
  return true;
}
