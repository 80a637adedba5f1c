import { makeLane } from "@/lib/documents/lane";

/** Runs work at most `width` at a time under one key; nothing is kept of keys that nobody waits for. */
export function makeKeyedLanes(width: number) {
  const lanes = new Map<string, { inLane: ReturnType<typeof makeLane>; users: number }>();

  return async function inLaneOf<Answer>(
    key: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const lane = lanes.get(key) ?? { inLane: makeLane(width), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.inLane(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) {
        lanes.delete(key);
      }
    }
  };
}
