import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { countRequest, knowServer } from "@/lib/process/open-requests";
import { longestUploadInMs } from "@/lib/storage/upload-limit";
import { guardAnswer } from "./answer-headers";
import { clientAddressHeader } from "./client-address";
import { compressAnswer } from "./compression";
import { answerFor, clientNamed, type Outcome } from "./current-request";
import { takeOverEarly } from "./early-requests";
import { cutEndless } from "./endless-bodies";
import { mendFailure } from "./failing-documents";
import { isForwarded, nameCaller, nameRequest } from "./named-caller";
import { sealPolicy } from "./sealed-policy";
import { cutStandstill } from "./standstill";
import { endLine, touchUp } from "./touched-answer";
import { answerUnreadable } from "./unreadable-requests";
import { isTurnedAway } from "./unroutable-requests";

const guarded = Symbol.for("lagerfund.frontDoor");
type Emit = typeof Server.prototype.emit;

/** Is told of each request when it comes. */
type Observer = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

/**
 * Answers a request line that Next fails on with a 500 (`/%ff`, `TRACE /`, `GET *`) with 400: nothing else
 * of ours is asked before its router (contract §2). Names every request, in its answer and in the log.
 * Says in a private header whom the socket belongs to, gives uploads their time, and cuts off who does not read or
 * never stops sending. Leads a browser that asks by another name of this machine to
 * `appUrl`: of such a redirect Next would make a path, and the browser would go round and round. Gives a document the
 * status that its page says, and one that Next leaves blank a page of ours. Counts what is under way, for whoever ends
 * this process. For instrumentation: patches this process's HTTP servers, once, and answers what has waited for it.
 */
export function guardFrontDoor(
  trustedProxies: number,
  appUrl: string,
  observe: Observer = () => {},
): void {
  const prototype = Server.prototype as typeof Server.prototype & { [guarded]?: true };
  if (prototype[guarded]) {
    return;
  }
  prototype[guarded] = true;
  const { host: publicHost, protocol } = new URL(appUrl);
  const isHttps = protocol === "https:";
  const early = takeOverEarly();
  const emit: Emit = prototype.emit;
  prototype.emit = function emitGuarded(this: Server, event: string | symbol, ...args: unknown[]) {
    const goOn = () => Reflect.apply(emit, this, [event, ...args]);
    if (event === "clientError" && answerUnreadable(...(args as [Error, Duplex]))) {
      return true;
    }
    if (event === "connection") {
      welcome(this, ...(args as [Socket]));
    }
    if (event === "request") {
      // Node cuts every request after 5 minutes; that of the headers stays at one.
      this.requestTimeout = longestUploadInMs;
      return receive(...(args as [IncomingMessage, ServerResponse]), goOn);
    }
    return goOn();
  } as Emit;
  for (const connection of early.connections) {
    welcome(...connection);
  }
  for (const [server, request, response] of early.requests) {
    server.emit("request", request, response);
  }

  function welcome(server: Server, socket: Socket) {
    cutStandstill(socket);
    knowServer(server);
  }

  function receive(request: IncomingMessage, response: ServerResponse, goOn: () => boolean) {
    const requestId = nameRequest(request, trustedProxies);
    response.setHeader("X-Request-Id", requestId);
    guardAnswer(response, isHttps);
    countRequest(response);
    endLine(response);
    // What Next asks of itself is part of a request that is observed already.
    if (!isForwarded(request)) {
      observe(request, response, requestId);
    }
    cutEndless(request);
    if (isTurnedAway(request, response, appUrl)) {
      return true;
    }
    nameCaller(request, trustedProxies, publicHost);
    const outcome: Outcome = {};
    touchUp(request, response, outcome);
    compressAnswer(request, response);
    sealPolicy(request, response);
    mendFailure(request, response, requestId, outcome);
    const client = clientNamed(request.headers[clientAddressHeader]);
    return answerFor({ client, requestId, outcome }, goOn);
  }
}
