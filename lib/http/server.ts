import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compression from "compression";
import { env } from "@/lib/config/env";
import { longestUploadInMs } from "@/lib/fields/size-limits";
import { log } from "@/lib/log/log";
import { countRequest, registerServer } from "@/lib/process/drain-requests";
import { clientAddress, clientAddressHeader } from "@/lib/request/client-address";
import { clientWithAddress, type Outcome, runInRequest } from "@/lib/request/current-request";
import { makeConnectionLimit } from "./connection-limit";
import { makeInFlightLimit } from "./in-flight-limit";
import { decoded } from "./in-flight-shares";
import { patchResponse } from "./patch-response";
import { reject } from "./replace-next-error";
import { countRejection, observeRequest } from "./request-log";
import { addressOf, isForwarded, setClientHeaders, setRequestId } from "./set-trusted-headers";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Settings {
  trustedProxies: number;
  appUrl: string;
}

const silenceInMs = 5 * 60_000;
// Slows down clients that retry at once.
const pauseAfterErrorInMs = 250;
const retryAfterInSeconds = 5;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

// Most of the effect at little cost (docs/decisions/0025).
const compress = compression({
  filter: willCompress,
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 17 } },
});

/** Compressed bytes need a weak tag. */
function willCompress(request: IncomingMessage, response: ServerResponse): boolean {
  const isCompressible = compression.filter(request, response);
  const etag = response.getHeader("etag");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (isCompressible && typeof etag === "string" && /\b(?:br|gzip)\b/.test(accepted)) {
    response.setHeader("etag", etag.replace(/^"/, 'W/"'));
  }
  return isCompressible;
}

export function startHttpServer(handle: Handle, { port, host }: { port: number; host?: string }) {
  const server = createHttpServer(handle, env());
  // Next would keep the process alive.
  server.once("error", (error) => {
    log().error({ err: error }, "cannot listen");
    process.exit(1);
  });
  server.listen({ port, host, backlog: 4_096 }, () => log().info({ port, host }, "listening"));
}

/** Limits requests in flight (docs/decisions/0009). */
export function createHttpServer(handle: Handle, { trustedProxies, appUrl }: Settings): Server {
  const { host: publicHost, protocol } = new URL(appUrl);
  const isHttps = protocol === "https:";
  const connections = makeConnectionLimit();
  const admit = makeInFlightLimit((request, response, share) => {
    countRejection(share);
    rejectBusy(request, response);
  });
  const server = createServer(
    // Node's default is 5 minutes.
    { requestTimeout: longestUploadInMs, shouldUpgradeCallback: () => false },
    receive,
  );
  server.timeout = silenceInMs;
  server.on("connection", (socket: Socket) => {
    const client = trustedProxies > 0 ? null : clientAddress(socket.remoteAddress, undefined, 0);
    if (!connections.admit(socket, client)) {
      countRejection("connections");
    }
  });
  registerServer(server);
  return server;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const arrivedAt = performance.now();
    const requestId = setRequestId(request, trustedProxies);
    const outcome: Outcome = {};
    countRequest(response);
    compress(request, response, () => {});
    patchResponse(request, response, { requestId, isHttps, outcome });
    const isInner = isForwarded(request);
    const begin = async () => {
      // Next's own requests are already logged and limited.
      if (!isInner) {
        observeRequest(request, response, { requestId, arrivedAt });
      }
      if (answerWithoutNext(request, response, appUrl)) {
        return;
      }
      setClientHeaders(request, trustedProxies, publicHost);
      const client = clientWithAddress(request.headers[clientAddressHeader]);
      await runInRequest({ client, requestId, outcome }, () => runNext(handle, request, response));
    };
    if (isInner) {
      void begin();
    } else if (connections.begin(request.socket, response)) {
      const client = addressOf(request, trustedProxies) ?? "";
      admit({ request, response, client, begin });
    } else {
      countRejection("ahead");
      response.setHeader("Connection", "close");
      rejectBusy(request, response);
    }
  }
}

async function runNext(handle: Handle, request: IncomingMessage, response: ServerResponse) {
  try {
    await handle(request, response);
  } catch (error) {
    log().error({ err: error }, "request failed");
    if (!response.headersSent) {
      response.statusCode = 500;
      response.end("Internal Server Error");
    }
  }
}

function rejectBusy(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Retry-After", retryAfterInSeconds);
  setTimeout(reject, pauseAfterErrorInMs, request, response, "UNAVAILABLE", "unavailable");
}

function answerWithoutNext(
  request: IncomingMessage,
  response: ServerResponse,
  appUrl: string,
): boolean {
  if (!isRoutable(request)) {
    reject(request, response, "BAD_REQUEST", "missing");
    return true;
  }
  const address = canonicalAddress(appUrl, request);
  if (address === null) {
    return false;
  }
  response.writeHead(307, { Location: address, "Cache-Control": "no-store" }).end();
  return true;
}

/** Next answers 500 for what it cannot route. */
function isRoutable({ method = "", url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?", 1);
  return methods.has(method) && url.startsWith("/") && decoded(path) !== null;
}

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Leads loopback names to that of `appUrl`. */
export function canonicalAddress(appUrl: string, { method, url, headers }: Asked): string | null {
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") {
    return null;
  }
  const own = new URL(appUrl);
  const asked = URL.parse(`${own.protocol}//${headers.host}`);
  if (!asked || asked.host === own.host || asked.port !== own.port) {
    return null;
  }
  return loopback.has(own.hostname) && loopback.has(asked.hostname) ? `${own.origin}${url}` : null;
}
