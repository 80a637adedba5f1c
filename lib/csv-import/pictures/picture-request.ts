import "server-only";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { site } from "@/lib/site/site";
import type { NetworkPolicy } from "./network-policy";
import { PictureFault } from "./picture-fault";

const maxHeaderBytes = 16 * 1024;

/**
 * The answer's head to a GET of that address: nothing of ours is sent along. The connection is made to the very
 * addresses that were looked at, so a name that means another one the next moment finds nothing. Throws
 * `picture_address` where any of them is not allowed, `picture_unreachable`, and whatever ends the connection.
 */
export async function requestPicture(
  address: URL,
  network: NetworkPolicy,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
  if (addresses.length === 0) {
    throw new PictureFault("picture_unreachable");
  }
  if (!addresses.every(network.isAllowed)) {
    throw new PictureFault("picture_address");
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
      reject(new PictureFault("picture_unreachable"));
    });
  });
}

/** Answers what is known already instead of asking again. */
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
