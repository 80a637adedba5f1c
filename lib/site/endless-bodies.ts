import type { IncomingMessage } from "node:http";

// Twice what any address of ours takes: whoever sends that is still told so.
const longestInBytes = 128 * 1024 * 1024;
const lookEveryInMs = 250;

/**
 * Cuts a line off on which a body comes that has no end. Whoever reads bodies answers at a limit of its own, long
 * before; but Node goes on taking in, and throwing away, what is sent after an answer.
 */
export function cutEndless(request: IncomingMessage, maxBytes = longestInBytes): void {
  const length = request.headers["content-length"];
  const mayBeEndless = "transfer-encoding" in request.headers || Number(length) > maxBytes;
  if (!mayBeEndless) {
    return;
  }
  const { socket } = request;
  const before = socket.bytesRead;
  // Looked at from outside: to listen to a body would be to read it.
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) {
      clearInterval(timer);
    } else if (socket.bytesRead - before > maxBytes) {
      socket.destroy();
    }
  }, lookEveryInMs).unref();
}
