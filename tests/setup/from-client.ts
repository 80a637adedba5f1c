import { clientAddressHeader } from "@/lib/request/client-address";
import { internalToken, internalTokenHeader } from "@/lib/request/internal-token";

export function fromClient(address: string): Record<string, string> {
  return { [internalTokenHeader]: internalToken(), [clientAddressHeader]: address };
}
