import { clientAddressHeader } from "@/lib/site/client-address";
import { seal, sealHeader } from "@/lib/site/guarded";

/** The headers by which server.ts names a client, for tests that call what stands behind it. */
export function fromClient(address: string): Record<string, string> {
  return { [sealHeader]: seal(), [clientAddressHeader]: address };
}
