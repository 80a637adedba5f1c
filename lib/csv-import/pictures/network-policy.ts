import "server-only";
import { Resolver } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

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
