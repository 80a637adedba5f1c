import "server-only";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import pLimit from "p-limit";
import { keyedLimit } from "@/lib/async/limit";
import { site } from "@/lib/config/site";
import { ImageError, imageAddressOf, maxFetchedImageBytes } from "./image-source";
import { type NetworkPolicy, publicNetwork } from "./network-policy";

const maxRedirects = 3;
const maxHeaderBytes = 16 * 1024;
const inHostLimit = keyedLimit(2);
const inLimit = pLimit(4);

/**
 * The bytes behind an https address, whatever they are: at most 10 MB, within ten seconds, over three redirects at
 * most, each looked at like the first address. Throws PictureFault, `picture_unreachable` for all that a network does.
 */
export function fetchImage(
  address: URL,
  network: NetworkPolicy = publicNetwork,
): Promise<Uint8Array> {
  // The host's turn comes first, so whoever waits for it keeps nobody else waiting.
  return inHostLimit(address.hostname, () => inLimit(() => fetchInTime(address, network)));
}

async function fetchInTime(address: URL, network: NetworkPolicy): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(network.timeoutInMs);
  try {
    return await Promise.race([follow(address, network, signal), endOf(signal)]);
  } catch (error) {
    throw isOfNetwork(error) ? new ImageError("picture_unreachable") : error;
  }
}

/** Not what is a fault of ours: sockets, TLS and the parser name a code, the end of the time its kind. */
function isOfNetwork(error: unknown): boolean {
  const isCoded = error instanceof Error && "code" in error && !(error instanceof ImageError);
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
    const answer = await requestImage(next, network, signal);
    const target = redirectOf(answer);
    if (target === null) {
      return readBody(answer);
    }
    answer.destroy();
    next = imageAddressOf(target, next);
  }
  throw new ImageError("picture_unreachable");
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
    if (size > maxFetchedImageBytes) {
      throw new ImageError("picture_too_large");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What the head says: a packed body is refused, for it can unfold to anything. */
function faultOf({ statusCode, headers }: IncomingMessage): ImageError | null {
  if (statusCode !== 200) {
    return new ImageError("picture_unreachable");
  }
  if (Number(headers["content-length"] ?? 0) > maxFetchedImageBytes) {
    return new ImageError("picture_too_large");
  }
  const isPlain = /^(identity)?$/i.test(headers["content-encoding"] ?? "");
  return isPlain ? null : new ImageError("picture_invalid");
}

/**
 * The answer's head to a GET of that address: nothing of ours is sent along. The connection is made to the very
 * addresses that were looked at, so a name that means another one the next moment finds nothing. Throws
 * `picture_address` where any of them is not allowed, `picture_unreachable`, and whatever ends the connection.
 */
async function requestImage(
  address: URL,
  network: NetworkPolicy,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
  if (addresses.length === 0) {
    throw new ImageError("picture_unreachable");
  }
  if (!addresses.every(network.isAllowed)) {
    throw new ImageError("picture_address");
  }
  return answerTo({ address, host, lookup: knowing(addresses), network, signal });
}

interface Connection {
  address: URL;
  host: string;
  lookup: LookupFunction;
  network: NetworkPolicy;
  signal: AbortSignal;
}

function answerTo({ address, host, lookup, network, signal }: Connection) {
  const headers = {
    host: address.host,
    accept: "image/avif,image/webp,image/png,image/jpeg",
    "accept-encoding": "identity",
    "user-agent": site.name,
  };
  const options = {
    host,
    port: network.port,
    path: address.pathname + address.search,
    headers,
    lookup,
    signal,
    // A connection of its own, which ends with the answer.
    agent: false,
    ca: network.certificateAuthority,
    maxHeaderSize: maxHeaderBytes,
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = get(options, resolve).on("error", reject);
    // Who answers that another protocol comes now (101) would else be waited for without end.
    asked.on("upgrade", (_answer, socket) => {
      socket.destroy();
      reject(new ImageError("picture_unreachable"));
    });
  });
}

function knowing(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    const [first] = known;
    if (all) {
      answer(null, known);
    } else {
      answer(null, first?.address ?? "", first?.family);
    }
  };
}
