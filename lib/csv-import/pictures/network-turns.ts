import { makeLane } from "@/lib/documents/lane";
import { makeKeyedLanes } from "./keyed-lanes";

const inHostLane = makeKeyedLanes(2);
const inAnyLane = makeLane(4);

/** One after the other, so that of equal sources only the first is fetched. */
export const inSourceTurn = makeKeyedLanes(1);

/**
 * Runs a fetch when it is its turn: four at a time in a process, two of one host. The host's turn comes first, so
 * whoever waits for it keeps nobody else waiting.
 */
export function inNetworkTurn<Answer>(host: string, fetch: () => Promise<Answer>) {
  return inHostLane(host, () => inAnyLane(fetch));
}
