import pLimit from "p-limit";

/** For whatever holds a whole file in memory: two of 50 MB at a time in a process. */
export const inFileLimit = pLimit(2);
