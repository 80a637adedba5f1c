import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Browsers send none ahead, and who does so sends few.
const maxWaiting = 16;
// Who asks again at the moment in which it was refused is heard a little later.
const pauseAfterRefusalInMs = 250;

interface Line {
  isBusy: boolean;
  isRefused: boolean;
  isClosed: boolean;
  /** What hands on each request that was sent ahead. */
  waiting: (() => void)[];
}

const lines = new WeakMap<Socket, Line>();

/**
 * Hands on the requests of a connection one after the other: Node hands on all that were sent ahead at once. `refuse` is
 * told of a connection with too many of them, and has to end it.
 */
export function handOnInOrder(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { handOn, refuse }: { handOn: () => void; refuse: (socket: Socket) => void },
): void {
  const line = lineOf(socket);
  const begin = () => {
    line.isBusy = true;
    response.once("close", () => {
      if (line.isRefused) {
        setTimeout(goOn, pauseAfterRefusalInMs, line).unref();
      } else {
        goOn(line);
      }
    });
    handOn();
  };
  if (line.isClosed) {
    return;
  }
  if (!line.isBusy) {
    begin();
  } else if (line.waiting.length < maxWaiting) {
    line.waiting.push(AsyncResource.bind(begin));
  } else {
    close(line);
    refuse(socket);
  }
}

/** Has what comes next on a connection wait a little: its last request was refused. */
export function slowDown(socket: Socket): void {
  lineOf(socket).isRefused = true;
}

/** Whether nothing of a connection is under way. */
export function isIdle(socket: Socket): boolean {
  return !lines.get(socket)?.isBusy;
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known) {
    return known;
  }
  const line: Line = { isBusy: false, isRefused: false, isClosed: false, waiting: [] };
  lines.set(socket, line);
  socket.once("close", () => close(line));
  return line;
}

function goOn(line: Line): void {
  line.isBusy = false;
  line.isRefused = false;
  line.waiting.shift()?.();
}

function close(line: Line): void {
  line.isClosed = true;
  line.waiting.length = 0;
}
