import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Where pictures may be fetched from. Tests have one that lets them speak to a server of their own. */
export interface NetworkPolicy {
  isAllowed: (address: string) => boolean;
  /** The IP addresses of a host name; none of an unknown one. Asked once a connection. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  port: number;
  /** For all of one picture, redirects included. */
  timeoutInMs: number;
  /** PEM; the usual ones where it is left out. */
  certificateAuthority?: string;
}

/** The public internet, https on its own port, ten seconds a picture. */
export const publicNetwork: NetworkPolicy = {
  isAllowed: isPublicAddress,
  resolve: resolveHost,
  port: 443,
  timeoutInMs: 10_000,
};

/**
 * Asks the name servers themselves: the system's own lookup knows private names, and one that hangs would hold one of
 * the four threads that all file work of the process needs.
 */
async function resolveHost(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

const globalUnicast = ipaddr.parseCIDR("2000::/3");
const mapped = ipaddr.parseCIDR("::ffff:0:0/96");
// RFC 6052: what lies behind it is a network with IPv6 alone asking for an IPv4 address.
const translated = ipaddr.parseCIDR("64:ff9b::/96");

/**
 * Whether an IP address is one that everybody can reach: neither loopback, private, link-local (where clouds keep
 * their secrets), reserved nor multicast, in no way of writing an IPv4 address within IPv6.
 */
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
