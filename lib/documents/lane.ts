/** Runs jobs, at most `width` at a time; the others wait in order. */
export function makeLane(width: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inLane<Answer>(job: () => Promise<Answer>): Promise<Answer> {
    if (running >= width) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

/** For whatever holds a whole file in memory: two of 50 MB at a time in a process. */
export const inFileLane = makeLane(2);
