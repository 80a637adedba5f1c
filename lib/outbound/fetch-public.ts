import "server-only";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import pLimit from "p-limit";
import { keyedLimit } from "@/lib/async/concurrency-limits";
import { site } from "@/lib/config/site";
import { type NetworkPolicy, publicNetwork } from "./network-policy";
import { FetchError, publicAddressOf } from "./public-address";

const maxRedirects = 3;
const maxHeaderBytes = 16 * 1024;
const inHostLimit = keyedLimit(2);
const inLimit = pLimit(4);

export interface Wanted {
  accept: string;
  maxBytes: number;
}

/** Within the policy's time and three redirects. Throws FetchError. */
export function fetchPublic(
  address: URL,
  wanted: Wanted,
  network: NetworkPolicy = publicNetwork,
): Promise<Uint8Array> {
  // Waits for the host first, so that slow hosts block no others.
  return inHostLimit(address.hostname, () => inLimit(() => fetchInTime(address, wanted, network)));
}

async function fetchInTime(
  address: URL,
  wanted: Wanted,
  network: NetworkPolicy,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(network.timeoutInMs);
  try {
    return await Promise.race([follow({ address, wanted, network, signal }), endOf(signal)]);
  } catch (error) {
    throw isOfNetwork(error) ? new FetchError("unreachable") : error;
  }
}

function isOfNetwork(error: unknown): boolean {
  const isCoded = error instanceof Error && "code" in error && !(error instanceof FetchError);
  return isCoded || (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name));
}

/** Ends fetches that nothing else ends. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

interface Call {
  address: URL;
  wanted: Wanted;
  network: NetworkPolicy;
  signal: AbortSignal;
}

async function follow(call: Call): Promise<Uint8Array> {
  let next = call.address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await requestBody({ ...call, address: next });
    const target = redirectOf(response);
    if (target === null) {
      return readBody(response, call.wanted);
    }
    response.destroy();
    next = publicAddressOf(target, next);
  }
  throw new FetchError("unreachable");
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null;
}

/** Counts the bytes, because Content-Length may lie. */
async function readBody(response: IncomingMessage, { maxBytes }: Wanted): Promise<Uint8Array> {
  const error = errorOf(response, maxBytes);
  if (error) {
    response.destroy();
    throw error;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) {
      throw new FetchError("too_large");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Refuses compressed bodies, which can unpack to any size. */
function errorOf({ statusCode, headers }: IncomingMessage, maxBytes: number): FetchError | null {
  if (statusCode !== 200) {
    return new FetchError("unreachable");
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) {
    return new FetchError("too_large");
  }
  const isPlain = /^(identity)?$/i.test(headers["content-encoding"] ?? "");
  return isPlain ? null : new FetchError("compressed");
}

/** Connects only to checked addresses, whatever DNS answers next. */
async function requestBody(call: Call): Promise<IncomingMessage> {
  const { address, network, signal } = call;
  const host = address.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
  if (addresses.length === 0) {
    throw new FetchError("unreachable");
  }
  if (!addresses.every(network.isAllowed)) {
    throw new FetchError("address");
  }
  return respond({ ...call, host, lookup: knowing(addresses) });
}

interface Connection extends Call {
  host: string;
  lookup: LookupFunction;
}

function respond({ address, wanted, host, lookup, network, signal }: Connection) {
  const headers = {
    host: address.host,
    accept: wanted.accept,
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
      reject(new FetchError("unreachable"));
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
