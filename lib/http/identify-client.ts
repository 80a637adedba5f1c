import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, clientAddressHeader } from "@/lib/request/client-address";
import { hasInternalToken, internalToken, internalTokenHeader } from "@/lib/request/internal-token";
import { forwardedActionHeader } from "./forwarded-actions";

/** What Next sends on to itself keeps its id, and what a proxy of ours has named; nobody else is believed. */
export function nameRequest(request: IncomingMessage, trustedProxies: number): string {
  const isBelieved = trustedProxies > 0 || isForwarded(request);
  const requestId = requestIdOf(request.headers[requestIdHeader], isBelieved);
  request.headers[requestIdHeader] = requestId;
  return requestId;
}

/** Says in a private header whom the socket belongs to; `publicHost` is what browsers know us by. */
export function nameCaller(
  request: IncomingMessage,
  trustedProxies: number,
  publicHost: string,
): void {
  if (isForwarded(request)) {
    // Next calls itself at localhost, where no browser's Origin fits.
    request.headers["x-forwarded-host"] = publicHost;
  } else {
    nameClient(request, trustedProxies);
  }
}

/** What carries our seal is Next calling this process for a client that was named before, with an action it sends on. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return hasInternalToken(headers[internalTokenHeader]);
}

/** Whom a request comes from (contract §3); null when nobody knows. */
export function addressOf(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string | null {
  const forwarded = [headers["x-forwarded-for"]].flat().join(",");
  return clientAddress(socket.remoteAddress, forwarded || undefined, trustedProxies);
}

/**
 * Next fills X-Forwarded-For only when it is missing, so a client's own word would survive, and its check of an action's
 * origin prefers X-Forwarded-Host to Host.
 */
function nameClient(request: IncomingMessage, trustedProxies: number): void {
  const { headers } = request;
  headers[internalTokenHeader] = internalToken();
  headers[forwardedActionHeader] = undefined;
  headers["x-forwarded-host"] = undefined;
  headers[clientAddressHeader] = addressOf(request, trustedProxies) ?? undefined;
}

/** Names a request in its answer, as Node has headers. */
const requestIdHeader = "x-request-id";

// As the ids of nginx, Traefik, Envoy and the clouds are; short enough for a log, and no way to write lines into one.
const sane = /^[\w.:-]{8,64}$/;

/** What a request is called: as a proxy of ours has called it, who is believed (`isBelieved`), otherwise anew. */
export function requestIdOf(said: string | string[] | undefined, isBelieved: boolean): string {
  return isBelieved && typeof said === "string" && sane.test(said) ? said : randomUUID();
}
