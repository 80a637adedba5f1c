import { AsyncLocalStorage } from "node:async_hooks";
import { type Client, noClient } from "./client";

// The front door and the pages are bundles that each have this module.
const holder = globalThis as { lagerfundRequestClient?: AsyncLocalStorage<Client> };

function requestClient(): AsyncLocalStorage<Client> {
  holder.lagerfundRequestClient ??= new AsyncLocalStorage();
  return holder.lagerfundRequestClient;
}

/** The client of what the front door has named. */
export function clientNamed(address: string | string[] | undefined): Client {
  return { ...noClient, address: [address].flat()[0] ?? null };
}

/** Answers a request of this client, who is then at hand in all that it does. */
export function answerFor<Answer>(client: Client, answer: () => Answer): Answer {
  return requestClient().run(client, answer);
}

/** Who called, for pages: those of visitors must not read the request's headers (docs/decisions/0008). */
export function clientAtHand(): Client {
  return requestClient().getStore() ?? noClient;
}
