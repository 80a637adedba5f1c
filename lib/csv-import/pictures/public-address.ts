import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

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
