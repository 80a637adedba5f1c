import "server-only";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import pLimit from "p-limit";
import { keyedLimit } from "@/lib/async/concurrency-limits";
import { site } from "@/lib/config/site";
import { ImageError, imageAddressOf, maxFetchedImageBytes } from "./image-source";
import { type NetworkPolicy, publicNetwork } from "./network-policy";

const maxRedirects = 3;
const maxHeaderBytes = 16 * 1024;
const inHostLimit = keyedLimit(2);
const inLimit = pLimit(4);

/** At most 10 MB, ten seconds, three redirects. Throws ImageError. */
export function fetchImage(
  address: URL,
  network: NetworkPolicy = publicNetwork,
): Promise<Uint8Array> {
  // Waits for the host first, so that slow hosts block no others.
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

function isOfNetwork(error: unknown): boolean {
  const isCoded = error instanceof Error && "code" in error && !(error instanceof ImageError);
  return isCoded || (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));
}

/** Ends fetches that nothing else ends. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function follow(address: URL, network: NetworkPolicy, signal: AbortSignal) {
  let next = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await requestImage(next, network, signal);
    const target = redirectOf(response);
    if (target === null) {
      return readBody(response);
    }
    response.destroy();
    next = imageAddressOf(target, next);
  }
  throw new ImageError("picture_unreachable");
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null;
}

/** Counts the bytes, because Content-Length may lie. */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const error = errorOf(response);
  if (error) {
    response.destroy();
    throw error;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxFetchedImageBytes) {
      throw new ImageError("picture_too_large");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Refuses compressed bodies, which can unpack to any size. */
function errorOf({ statusCode, headers }: IncomingMessage): ImageError | null {
  if (statusCode !== 200) {
    return new ImageError("picture_unreachable");
  }
  if (Number(headers["content-length"] ?? 0) > maxFetchedImageBytes) {
    return new ImageError("picture_too_large");
  }
  const isPlain = /^(identity)?$/i.test(headers["content-encoding"] ?? "");
  return isPlain ? null : new ImageError("picture_invalid");
}

/** Connects only to checked addresses, whatever DNS answers next. */
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
  return respond({ address, host, lookup: knowing(addresses), network, signal });
}

interface Connection {
  address: URL;
  host: string;
  lookup: LookupFunction;
  network: NetworkPolicy;
  signal: AbortSignal;
}

function respond({ address, host, lookup, network, signal }: Connection) {
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
    agent: false,
    ca: network.certificateAuthority,
    maxHeaderSize: maxHeaderBytes,
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(options, resolve).on("error", reject);
    // Without a listener, a 101 response would hang.
    request.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new ImageError("picture_unreachable"));
    });
  });
}

function knowing(addresses: string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = known;
    if (all) {
      callback(null, known);
    } else {
      callback(null, first?.address ?? "", first?.family);
    }
  };
}
