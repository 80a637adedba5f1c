import { randomUUID } from "node:crypto";

/** Names a request in its answer, as Node has headers. */
export const requestIdHeader = "x-request-id";

// As the ids of nginx, Traefik, Envoy and the clouds are; short enough for a log, and no way to write lines into one.
const sane = /^[\w.:-]{8,64}$/;

/**
 * What a request is called: as a proxy of ours has called it, who is believed (`isBelieved`), otherwise anew. Two
 * names at once are none.
 */
export function requestIdOf(said: string | string[] | undefined, isBelieved: boolean): string {
  return isBelieved && typeof said === "string" && sane.test(said) ? said : randomUUID();
}
