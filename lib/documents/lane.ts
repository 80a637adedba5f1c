import { makeTurns } from "@/lib/operations/turns";

/** Runs jobs, at most `width` at a time; the others wait in order, however many and long. */
export function makeLane(width: number) {
  return makeTurns({ width }).inTurn;
}

/** For whatever holds a whole file in memory: two of 50 MB at a time in a process. */
export const inFileLane = makeLane(2);
