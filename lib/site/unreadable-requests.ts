import { randomUUID } from "node:crypto";
import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { overlongAnswer } from "./overlong-requests";
import { requestIdHeader } from "./request-id";

// Whoever does not read the answer keeps the line no longer.
const lingerInMs = 2_000;
const allowed = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** What Node is about to answer on the socket, if anything: nothing public tells. */
type Answering = Duplex & { _httpMessage?: ServerResponse | null };

/** Node's own words for what its parser refuses (its documentation, "clientError"). */
const refusals: Record<string, string> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers what Node cannot read as it would itself, but with a request id, and what is longer than it reads with a
 * page that says so, where Node says nothing but 431. Of a server's `clientError`; answers whether it was that.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Answering): boolean {
  const { code = "" } = error;
  const isOfParser = code.startsWith("HPE_") || code in refusals;
  if (!isOfParser || !socket.writable || socket._httpMessage?.headersSent) {
    return false;
  }
  const said = socket._httpMessage?.getHeader(requestIdHeader);
  endWith(socket, answerTo(code, String(said ?? randomUUID())));
  return true;
}

/** Refuses CONNECT on a server: Node closes the line without a word where nobody listens. */
export function refuseTunnels(server: Server): void {
  if (server.listenerCount("connect") === 0) {
    server.on("connect", (_, socket: Answering) => {
      if (socket._httpMessage) {
        // An answer to what was asked before it is on its way.
        socket.destroy();
      } else {
        endWith(socket, emptyAnswer("405 Method Not Allowed", randomUUID(), `Allow: ${allowed}`));
      }
    });
  }
}

function endWith(socket: Answering, answer: string): void {
  // What is still under way is read and thrown away: a line closed on it would take the answer along.
  socket.on("error", () => {});
  socket.on("data", () => {});
  socket.end(answer);
  setTimeout(() => socket.destroy(), lingerInMs).unref();
}

function answerTo(code: string, requestId: string): string {
  return code === "HPE_HEADER_OVERFLOW"
    ? overlongAnswer(requestId)
    : emptyAnswer(refusals[code] ?? "400 Bad Request", requestId);
}

function emptyAnswer(status: string, requestId: string, ...more: string[]): string {
  return [
    `HTTP/1.1 ${status}`,
    `X-Request-Id: ${requestId}`,
    ...more,
    "Content-Length: 0",
    "Connection: close",
    "\r\n",
  ].join("\r\n");
}
