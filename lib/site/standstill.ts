import type { Socket } from "node:net";

const longestInMs = 60_000;
const looks = 4;

/** What libuv still has of what is being sent: nothing public tells how much of one long piece is gone. */
type Handled = Socket & { _handle?: { writeQueueSize?: number } | null };

/**
 * Cuts a line off where bytes wait to go out and none has gone for a minute: whoever does not read on keeps what waits
 * for them in memory, and Next's own end of an answer waits for the bytes before it. A line on which nothing waits is
 * left alone: one between requests, an upload, a page that is still made. What comes in counts for nothing.
 */
export function cutStandstill(socket: Socket): void {
  let seen = "";
  let looksAlike = 0;
  const look = () => {
    const sent = sentOn(socket);
    looksAlike = socket.writableLength > 0 && sent === seen ? looksAlike + 1 : 0;
    seen = sent;
    if (looksAlike === looks) {
      socket.destroy();
    }
  };
  // Counted and not timed: a process that itself stood still has not looked.
  const timer = setInterval(look, longestInMs / looks).unref();
  socket.once("close", () => clearInterval(timer));
}

/** Another one whenever something has gone. */
function sentOn(socket: Handled): string {
  const { bytesWritten, writableLength, _handle } = socket;
  return `${bytesWritten - writableLength} ${_handle?.writeQueueSize}`;
}
