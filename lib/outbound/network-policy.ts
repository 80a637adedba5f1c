import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export interface NetworkPolicy {
  isAllowed: (address: string) => boolean;
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  port: number;
  timeoutInMs: number;
  certificateAuthority?: string;
}

export const publicNetwork: NetworkPolicy = {
  isAllowed: isPublicAddress,
  resolve: resolveHost,
  port: 443,
  timeoutInMs: 10_000,
};

/** The system's lookup would block a thread that files need. */
async function resolveHost(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

const globalUnicast = ipaddr.parseCIDR("2000::/3");
const mapped = ipaddr.parseCIDR("::ffff:0:0/96");
// RFC 6052.
const translated = ipaddr.parseCIDR("64:ff9b::/96");

/** Rejects link-local addresses, also as IPv4 within IPv6. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) {
    return false;
  }
  const address = unwrapped(ipaddr.parse(text));
  const isGlobal = address.kind() === "ipv4" || address.match(globalUnicast);
  return isGlobal && address.range() === "unicast";
}

function unwrapped(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!(address instanceof ipaddr.IPv6)) {
    return address;
  }
  if (address.match(mapped)) {
    return address.toIPv4Address();
  }
  return address.match(translated) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}
