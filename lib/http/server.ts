import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compression from "compression";
import { env } from "@/lib/config/env";
import { longestUploadInMs } from "@/lib/fields/limits";
import { log } from "@/lib/log/log";
import { countRequest, knowServer } from "@/lib/process/open-requests";
import { clientAddress, clientAddressHeader } from "@/lib/request/client-address";
import { answerFor, clientNamed, type Outcome } from "@/lib/request/current-request";
import { canonicalAddress } from "./canonical-host";
import { makeConnectionLimit } from "./connection-limit";
import { reject } from "./error-page";
import { addressOf, isForwarded, nameCaller, nameRequest } from "./identify-client";
import { countRejection, observeRequest } from "./request-log";
import { decoded } from "./request-shares";
import { makeRequestsInFlight } from "./requests-in-flight";
import { shapeResponse } from "./shape-response";

/** Next's own, or a test's. */
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Settings {
  /** How many hops of X-Forwarded-For are our own proxies'. */
  trustedProxies: number;
  appUrl: string;
}

// A line on which nothing has moved for so long has nobody at its end; no answer of ours takes longer.
const silenceInMs = 5 * 60_000;
// Who asks again at the moment in which it was refused is heard a little later.
const pauseAfterErrorInMs = 250;
const retryAfterInSeconds = 5;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

// The cheapest that still do most of the work, in little memory (docs/decisions/0025-page-speed.md).
const compress = compression({
  filter: willCompress,
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 17 } },
});

/** What others get in other bytes has a weak tag. */
function willCompress(request: IncomingMessage, response: ServerResponse): boolean {
  const isCompressible = compression.filter(request, response);
  const etag = response.getHeader("etag");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (isCompressible && typeof etag === "string" && /\b(?:br|gzip)\b/.test(accepted)) {
    response.setHeader("etag", etag.replace(/^"/, 'W/"'));
  }
  return isCompressible;
}

/** Answers for this process at its address: what server.ts is handed by the start hook (instrumentation-node.ts). */
export function startHttpServer(handle: Handle, { port, host }: { port: number; host?: string }) {
  const server = createHttpServer(handle, env());
  // Next keeps a process alive whatever nobody has caught.
  server.once("error", (error) => {
    log().error({ err: error }, "cannot listen");
    process.exit(1);
  });
  server.listen({ port, host, backlog: 4_096 }, () => log().info({ port, host }, "listening"));
}

/**
 * Names every request and its client, bounds what is handed on at once (docs/decisions/0009), counts what is under way for
 * whoever ends this process, and leads a browser that asks by another name of this machine to `appUrl`.
 */
export function createHttpServer(handle: Handle, { trustedProxies, appUrl }: Settings): Server {
  const { host: publicHost, protocol } = new URL(appUrl);
  const isHttps = protocol === "https:";
  const connections = makeConnectionLimit();
  const admit = makeRequestsInFlight((request, response, share) => {
    countRejection(share);
    answerBusy(request, response);
  });
  const server = createServer(
    // Node cuts every request after 5 minutes; that of the headers stays at one. No other protocol is offered.
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
  knowServer(server);
  return server;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const arrivedAt = performance.now();
    const requestId = nameRequest(request, trustedProxies);
    const outcome: Outcome = {};
    countRequest(response);
    compress(request, response, () => {});
    shapeResponse(request, response, { requestId, isHttps, outcome });
    const isInner = isForwarded(request);
    const begin = async () => {
      // What Next asks of itself is part of a request that is observed and bounded already.
      if (!isInner) {
        observeRequest(request, response, { requestId, arrivedAt });
      }
      if (isTurnedAway(request, response, appUrl)) {
        return;
      }
      nameCaller(request, trustedProxies, publicHost);
      const client = clientNamed(request.headers[clientAddressHeader]);
      await answerFor({ client, requestId, outcome }, () => handOn(handle, request, response));
    };
    if (isInner) {
      void begin();
    } else if (connections.begin(request.socket, response)) {
      const client = addressOf(request, trustedProxies) ?? "";
      admit({ request, response, client, begin });
    } else {
      countRejection("ahead");
      response.setHeader("Connection", "close");
      answerBusy(request, response);
    }
  }
}

async function handOn(handle: Handle, request: IncomingMessage, response: ServerResponse) {
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

function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Retry-After", retryAfterInSeconds);
  setTimeout(reject, pauseAfterErrorInMs, request, response, "UNAVAILABLE", "unavailable");
}

/** Answers what Next is not asked about, and whether it was that. */
function isTurnedAway(request: IncomingMessage, response: ServerResponse, appUrl: string): boolean {
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

/** Next makes a 500 of what it cannot route, and no answer of ours is one for what a client sends. */
function isRoutable({ method = "", url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?", 1);
  return methods.has(method) && url.startsWith("/") && decoded(path) !== null;
}
