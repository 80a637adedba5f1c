import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { countRequest, knowServer } from "@/lib/process/open-requests";
import { longestUploadInMs } from "@/lib/storage/upload-limit";
import { guardAnswer } from "./answer-headers";
import { makeArrivals } from "./arrivals";
import { answerBusy, endBusy } from "./busy-answer";
import { clientAddress, clientAddressHeader } from "./client-address";
import { compressAnswer } from "./compression";
import { makeConnectionLimit } from "./connection-limit";
import { answerFor, clientNamed, type Outcome } from "./current-request";
import { takeOverEarly } from "./early-requests";
import { cutEndless } from "./endless-bodies";
import { mendFailure } from "./failing-documents";
import { addressOf, isForwarded, nameCaller, nameRequest } from "./named-caller";
import { handOnInOrder, slowDown } from "./pipelining";
import type { Refused } from "./request-shares";
import { watchWork, workOf } from "./request-work";
import { makeRequestsInFlight } from "./requests-in-flight";
import { sealPolicy } from "./sealed-policy";
import { cutStandstill } from "./standstill";
import { endLine, touchUp } from "./touched-answer";
import { makeUnreadAnswers } from "./unread-answers";
import { answerUnreadable, refuseTunnels } from "./unreadable-requests";
import { isTurnedAway } from "./unroutable-requests";

const guarded = Symbol.for("lagerfund.frontDoor");
type Emit = typeof Server.prototype.emit;

interface Options {
  /** Off where one person develops: Next's own tools ask much, and by other protocols. */
  isBounded?: boolean;
  /** Is told of each request that is let in, and when it came (ms of performance.now()). */
  observe?: (
    request: IncomingMessage,
    response: ServerResponse,
    facts: { requestId: string; arrivedAt: number },
  ) => void;
  /** Is told of each that is over our bounds. */
  countRefusal?: (refused: Refused) => void;
}

/**
 * Answers a request line that Next fails on with a 500 (`/%ff`, `TRACE /`, `GET *`) with 400: nothing else
 * of ours is asked before its router (contract §2). Names every request, in its answer and in the log.
 * Says in a private header whom the socket belongs to, gives uploads their time, and cuts off who does not read or
 * never stops sending. Leads a browser that asks by another name of this machine to
 * `appUrl`: of such a redirect Next would make a path, and the browser would go round and round. Gives a document the
 * status that its page says, and one that Next leaves blank a page of ours. Counts what is under way, for whoever ends
 * this process, and refuses what is more than it can serve (docs/decisions/0057). For instrumentation: patches this
 * process's HTTP servers, once, and answers what has waited for it.
 */
export function guardFrontDoor(
  trustedProxies: number,
  appUrl: string,
  { isBounded = true, observe = () => {}, countRefusal = () => {} }: Options = {},
): void {
  const prototype = Server.prototype as typeof Server.prototype & { [guarded]?: true };
  if (prototype[guarded]) {
    return;
  }
  prototype[guarded] = true;
  const { host: publicHost, protocol } = new URL(appUrl);
  const isHttps = protocol === "https:";
  const connections = makeConnectionLimit();
  const unreadAnswers = makeUnreadAnswers();
  const { noteArrival, beginQuietly } = makeArrivals();
  const { admit } = makeRequestsInFlight((request, response, share) => {
    countRefusal(share);
    slowDown(request.socket);
    answerBusy(request, response);
  }, beginQuietly);
  const early = takeOverEarly();
  const emit: Emit = prototype.emit;
  prototype.emit = function emitGuarded(this: Server, event: string | symbol, ...args: unknown[]) {
    const goOn = () => Reflect.apply(emit, this, [event, ...args]);
    if (event === "clientError" && answerUnreadable(...(args as [Error, Duplex]))) {
      return true;
    }
    if (event === "connection" && !isWelcome(this, ...(args as [Socket]))) {
      return true;
    }
    if (event === "request") {
      // Node cuts every request after 5 minutes; that of the headers stays at one.
      this.requestTimeout = longestUploadInMs;
      const [request, response] = args as [IncomingMessage, ServerResponse];
      const handOn = () => receive(request, response, goOn);
      handOnInOrder(request, response, { handOn, refuse: refuseAhead });
      return true;
    }
    return goOn();
  } as Emit;
  for (const connection of early.connections) {
    isWelcome(...connection);
  }
  for (const [server, request, response] of early.requests) {
    server.emit("request", request, response);
  }

  function isWelcome(server: Server, socket: Socket): boolean {
    const client = trustedProxies > 0 ? null : clientAddress(socket.remoteAddress, undefined, 0);
    noteArrival();
    if (isBounded && !connections.admit(socket, client)) {
      countRefusal("connections");
      endBusy(socket);
      return false;
    }
    cutStandstill(socket);
    knowServer(server);
    watchWork(server);
    refuseTunnels(server);
    if (isBounded) {
      // Whoever offers another protocol is answered in this one; in development Next's own tools use theirs.
      server.removeAllListeners("upgrade");
    }
    return true;
  }

  function refuseAhead(socket: Socket): void {
    countRefusal("ahead");
    endBusy(socket);
  }

  function receive(request: IncomingMessage, response: ServerResponse, goOn: () => boolean) {
    const arrivedAt = performance.now();
    const requestId = nameRequest(request, trustedProxies);
    response.setHeader("X-Request-Id", requestId);
    guardAnswer(response, isHttps);
    countRequest(response);
    endLine(response);
    cutEndless(request);
    const letIn = () => {
      // What Next asks of itself is part of a request that is observed already.
      if (!isForwarded(request)) {
        observe(request, response, { requestId, arrivedAt });
      }
      answer(request, response, requestId, goOn);
      return workOf(response);
    };
    if (isForwarded(request) || !isBounded) {
      letIn();
    } else {
      const client = addressOf(request, trustedProxies) ?? "";
      const begin = () => {
        unreadAnswers.watch(request, response, client);
        return letIn();
      };
      admit({ request, response, client, begin });
    }
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    goOn: () => boolean,
  ): void {
    if (isTurnedAway(request, response, appUrl)) {
      return;
    }
    nameCaller(request, trustedProxies, publicHost);
    const outcome: Outcome = {};
    touchUp(request, response, outcome);
    compressAnswer(request, response);
    sealPolicy(request, response);
    mendFailure(request, response, requestId, outcome);
    const client = clientNamed(request.headers[clientAddressHeader]);
    answerFor({ client, requestId, outcome }, goOn);
  }
}
