import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, clientAddressHeader } from "@/lib/request/client-address";
import { hasInternalToken, internalToken, internalTokenHeader } from "@/lib/request/internal-token";
import { forwardedActionHeader } from "./forwarded-actions";

export function setRequestId(request: IncomingMessage, trustedProxies: number): string {
  const isBelieved = trustedProxies > 0 || isForwarded(request);
  const requestId = requestIdOf(request.headers[requestIdHeader], isBelieved);
  request.headers[requestIdHeader] = requestId;
  return requestId;
}

export function setClientHeaders(
  request: IncomingMessage,
  trustedProxies: number,
  publicHost: string,
): void {
  if (isForwarded(request)) {
    // Next calls itself at localhost, which matches no Origin.
    request.headers["x-forwarded-host"] = publicHost;
  } else {
    nameClient(request, trustedProxies);
  }
}

export function isForwarded({ headers }: IncomingMessage): boolean {
  return hasInternalToken(headers[internalTokenHeader]);
}

export function addressOf(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string | null {
  const forwarded = [headers["x-forwarded-for"]].flat().join(",");
  return clientAddress(socket.remoteAddress, forwarded || undefined, trustedProxies);
}

/**
 * Next prefers X-Forwarded-Host for its origin check and keeps X-Forwarded-For, so clients
 * could forge both.
 */
function nameClient(request: IncomingMessage, trustedProxies: number): void {
  const { headers } = request;
  headers[internalTokenHeader] = internalToken();
  headers[forwardedActionHeader] = undefined;
  headers["x-forwarded-host"] = undefined;
  headers[clientAddressHeader] = addressOf(request, trustedProxies) ?? undefined;
}

const requestIdHeader = "x-request-id";

// Keeps line breaks out of logs.
const sane = /^[\w.:-]{8,64}$/;

export function requestIdOf(said: string | string[] | undefined, isBelieved: boolean): string {
  return isBelieved && typeof said === "string" && sane.test(said) ? said : randomUUID();
}
