import ipaddr from "ipaddr.js";
import { isOnVercel } from "@/lib/config/build-version";
import type { Client } from "./client";
import { deviceIn } from "./cookies";
import { hasInternalToken, internalTokenHeader } from "./internal-token";

/** server.ts overwrites it on every request. */
export const clientAddressHeader = "x-lagerfund-client";

const maxUserAgentLength = 300;

/** Trusts only server.ts and Vercel. */
export function clientOf(headers: Headers): Client {
  return {
    address: hasInternalToken(headers.get(internalTokenHeader))
      ? headers.get(clientAddressHeader)
      : addressByVercel(headers),
    userAgent: headers.get("user-agent")?.slice(0, maxUserAgentLength) ?? null,
    device: deviceIn(headers),
  };
}

/** Returns IPv6 as its /64 network. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const chain = [...(forwardedFor ? hops : []), socketAddress ?? ""];
  const own = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? "";
  return normalise(own) ?? normalise(socketAddress ?? "");
}

function addressByVercel(headers: Headers): string | null {
  return isOnVercel() ? normalise(headers.get("x-forwarded-for")?.split(",")[0] ?? "") : null;
}

/** /24 or /48, so that it identifies nobody. */
export function networkOf(address: string | null): string | null {
  const plain = address?.split("/", 1)[0] ?? "";
  if (!ipaddr.isValid(plain)) {
    return null;
  }
  return prefixOf(plain, ipaddr.parse(plain).kind() === "ipv4" ? 24 : 48);
}

function normalise(text: string): string | null {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(bare)) {
    return null;
  }
  const address = ipaddr.process(bare);
  return address.kind() === "ipv4" ? address.toString() : prefixOf(address.toString(), 64);
}

function prefixOf(address: string, bits: number): string {
  const network = ipaddr.parse(address).kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
