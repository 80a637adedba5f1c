import "server-only";
import type { IncomingMessage } from "node:http";
import { type NetworkPolicy, publicNetwork } from "./network-policy";
import { inNetworkTurn } from "./network-turns";
import { pictureAddressOf } from "./picture-address";
import { maxPictureBytes, PictureFault } from "./picture-fault";
import { requestPicture } from "./picture-request";

const maxRedirects = 3;

/**
 * The bytes behind an https address, whatever they are: at most 10 MB, within ten seconds, over three redirects at
 * most, each looked at like the first address. Throws PictureFault, `picture_unreachable` for all that a network does.
 */
export function fetchPicture(
  address: URL,
  network: NetworkPolicy = publicNetwork,
): Promise<Uint8Array> {
  return inNetworkTurn(address.hostname, async () => {
    const signal = AbortSignal.timeout(network.timeoutInMs);
    try {
      return await Promise.race([follow(address, network, signal), endOf(signal)]);
    } catch (error) {
      throw isOfNetwork(error) ? new PictureFault("picture_unreachable") : error;
    }
  });
}

/** Not what is a fault of ours: sockets, TLS and the parser name a code, the end of the time its kind. */
function isOfNetwork(error: unknown): boolean {
  const isCoded = error instanceof Error && "code" in error && !(error instanceof PictureFault);
  return isCoded || (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));
}

/** Rejects when the time is over: a fetch that nothing ends would keep its turn for good. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function follow(address: URL, network: NetworkPolicy, signal: AbortSignal) {
  let next = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await requestPicture(next, network, signal);
    const target = redirectOf(answer);
    if (target === null) {
      return readBody(answer);
    }
    answer.destroy();
    next = pictureAddressOf(target, next);
  }
  throw new PictureFault("picture_unreachable");
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null;
}

/** Never more in memory than is allowed, whatever the answer says of its length. */
async function readBody(answer: IncomingMessage): Promise<Uint8Array> {
  const fault = faultOf(answer);
  if (fault) {
    answer.destroy();
    throw fault;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxPictureBytes) {
      throw new PictureFault("picture_too_large");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What the head says: a packed body is refused, for it can unfold to anything. */
function faultOf({ statusCode, headers }: IncomingMessage): PictureFault | null {
  if (statusCode !== 200) {
    return new PictureFault("picture_unreachable");
  }
  if (Number(headers["content-length"] ?? 0) > maxPictureBytes) {
    return new PictureFault("picture_too_large");
  }
  const isPlain = /^(identity)?$/i.test(headers["content-encoding"] ?? "");
  return isPlain ? null : new PictureFault("picture_invalid");
}
