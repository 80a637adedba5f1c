import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { makeFairLimit } from "@/lib/async/fair-limit";
import { onRejectWaiting } from "@/lib/process/drain-requests";
import {
  boundsOfShares,
  boundsOfSlowBodies,
  isPrefetch,
  type Share,
  shareOf,
} from "./in-flight-shares";

const briefBodyInMs = 1_000;
const shareOfPrefetches = 0.25;

type Reject = (request: IncomingMessage, response: ServerResponse, share: Share) => void;

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  client: string;
  /** Also covers work that continues after the client left. */
  begin: () => Promise<unknown>;
}

export function makeInFlightLimit(reject: Reject) {
  const limits = new Map(
    Object.entries(boundsOfShares).map(([share, bounds]) => [share, makeFairLimit(bounds)]),
  );
  const slowBodies = makeFairLimit(boundsOfSlowBodies);

  return function admit(asked: Asked): void {
    const share = shareOf(asked.request);
    if (share === null) {
      void asked.begin();
    } else {
      admitTo(share, asked);
    }
  };

  function admitTo(share: Share, { request, response, client, begin }: Asked): void {
    let work: Promise<unknown> = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    let isBegun = false;
    let forget = () => {};
    // Keeps this request's async context.
    const start = AsyncResource.bind(() => {
      isBegun = true;
      clearTimeout(timer);
      forget();
      if (response.destroyed) {
        return;
      }
      if (share !== "files" && !request.complete) {
        timer = setTimeout(waitForBody, briefBodyInMs);
      }
      work = begin();
    });
    const shareOfQueue = isPrefetch(request) ? shareOfPrefetches : 1;
    let leave = limits.get(share)?.enter(client, start, shareOfQueue) ?? null;
    if (leave === null) {
      reject(request, response, share);
      return;
    }
    const end = () => {
      clearTimeout(timer);
      forget();
      leave?.();
    };
    if (!isBegun) {
      const giveUp = () => {
        end();
        reject(request, response, share);
      };
      timer = setTimeout(giveUp, boundsOfShares[share].maxWaitInMs);
      forget = onRejectWaiting(giveUp);
    }
    // Slow readers cost no work. Next's promise may never resolve when a reader leaves, since
    // it awaits "finish".
    response.once("said", end);
    response.once("close", () => void work.then(end));

    // Its work counts nowhere else.
    function waitForBody(): void {
      if (!request.complete) {
        leave?.();
        leave = slowBodies.enter(client, () => {});
        if (leave === null) {
          request.socket.destroy();
        }
      }
    }
  }
}
