import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { shareOf } from "./request-shares";

interface UnreadBounds {
  all: number;
  ofClient: number;
}

interface UnreadAnswer {
  socket: Socket;
  client: string;
  bytes: number;
}

const megabyte = 1024 * 1024;
/** In bytes. An honest reader keeps a compressed page waiting, some 30 kB. */
const unreadBounds: UnreadBounds = { all: 64 * megabyte, ofClient: 16 * megabyte };
const leadInBytes = megabyte / 2;

/** Bounds the bytes of finished answers that wait for their readers; beyond it the oldest line is cut. */
export function makeUnreadAnswers({ all, ofClient } = unreadBounds) {
  const unread = new Set<UnreadAnswer>();
  const bytesOf = new Map<string, number>();
  let bytesOfAll = 0;

  function watch(request: IncomingMessage, response: ServerResponse, client: string): void {
    const share = shareOf(request);
    if (share !== null && share !== "files") {
      writeAhead(response);
    }
    response.once("prefinish", () => {
      const { socket } = response;
      if (!socket?.writableLength) {
        return;
      }
      const answer = { socket, client, bytes: socket.writableLength };
      unread.add(answer);
      count(answer, answer.bytes);
      response.once("close", () => forget(answer));
      while ((bytesOf.get(client) ?? 0) > ofClient) {
        cutOldest((one) => one.client === client);
      }
      while (bytesOfAll > all) {
        cutOldest(() => true);
      }
    });
  }

  function count({ client }: UnreadAnswer, bytes: number): void {
    bytesOfAll += bytes;
    const ofOne = (bytesOf.get(client) ?? 0) + bytes;
    if (ofOne === 0) {
      bytesOf.delete(client);
    } else {
      bytesOf.set(client, ofOne);
    }
  }

  function forget(answer: UnreadAnswer): void {
    if (unread.delete(answer)) {
      count(answer, -answer.bytes);
    }
  }

  function cutOldest(isMeant: (answer: UnreadAnswer) => boolean): void {
    const oldest = [...unread].find(isMeant);
    if (oldest) {
      forget(oldest);
      oldest.socket.destroy();
    }
  }

  return { watch };
}

/** Has Next go on with a page that is not read yet: it would wait for that, and keep its place meanwhile. */
function writeAhead(response: ServerResponse): void {
  const { write } = response;
  response.write = ((...args: unknown[]) =>
    Reflect.apply(write, response, args) || response.writableLength < leadInBytes) as typeof write;
}
