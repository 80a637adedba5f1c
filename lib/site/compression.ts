import type { IncomingMessage, ServerResponse } from "node:http";
import { compressWhole, keptAnswer } from "./compressed-answers";
import { sendInPieces } from "./compressed-pieces";
import {
  type Encoding,
  encodingFor,
  isCompressible,
  markCompressed,
  sayNegotiable,
} from "./compression-rules";
import { keepPiece } from "./held-pieces";

const smallestInBytes = 1024;
// No page is larger or slower than this; whatever else is goes out piece by piece.
const wholeUpToInBytes = 512 * 1024;
const patienceInMs = 20;

/**
 * Compresses what a response says, in place of Next's own way (`compress: false`), which compresses a cached page anew
 * for every visitor (docs/decisions/0025-page-speed.md). For the front door, before anything is written.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  negotiate(response);
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== null && request.method !== "HEAD") {
    hold(response, encoding, request.url ?? "");
  }
}

function negotiate(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...args: unknown[]) => {
    if (isCompressible(response)) {
      sayNegotiable(response);
    }
    return Reflect.apply(writeHead, response, args);
  }) as typeof writeHead;
}

/** Holds back what is written until all of it is there, or until it is too much or too slow for that. */
function hold(response: ServerResponse, encoding: Encoding, url: string): void {
  const { write, end, flushHeaders } = response;
  const held: Buffer[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;

  const letGo = () => {
    clearTimeout(timer);
    Object.assign(response, { write, end, flushHeaders });
  };
  const goOnInPieces = () => {
    letGo();
    sendInPieces(response, encoding, held);
  };

  response.flushHeaders = () => {
    if (!isCompressible(response)) {
      letGo();
      response.flushHeaders();
    }
  };
  response.write = ((...args: unknown[]) => {
    if (!isCompressible(response)) {
      letGo();
      return Reflect.apply(write, response, args);
    }
    size += keepPiece(held, args);
    timer ??= setTimeout(goOnInPieces, patienceInMs);
    if (size > wholeUpToInBytes) {
      goOnInPieces();
    }
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    letGo();
    if (!isCompressible(response)) {
      return Reflect.apply(end, response, args);
    }
    const known = held.length === 0 ? keptAnswer(response, encoding, url) : undefined;
    size += known ? 0 : keepPiece(held, args);
    if (!known && size < smallestInBytes) {
      return response.end(Buffer.concat(held));
    }
    const body = known ?? compressWhole(response, encoding, url, Buffer.concat(held));
    markCompressed(response, encoding);
    response.setHeader("Content-Length", body.length);
    return response.end(body);
  }) as typeof end;
}
