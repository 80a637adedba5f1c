import type { AppError } from "@/lib/errors/app-error";

interface Bounds {
  maxWaiting: number;
  maxWaitInMs: number;
  /** What it throws where too many wait, or one has waited too long. */
  refusal: () => AppError;
}

/** How many are served at once; without bounds the others wait as long as it takes. */
type Turns = { width: number } & (Bounds | { [Bound in keyof Bounds]?: never });

/**
 * Turns for work that many may ask for at once: some are served, some wait in order, and with bounds nobody waits for
 * long, so that a flood of it leaves the rest of the process alone. One process's; what is answered ends the turn, once.
 */
export function makeTurns({ width, ...bounds }: Turns) {
  let running = 0;
  const waiting = new Set<() => void>();

  async function takeTurn(): Promise<() => void> {
    if (running < width) {
      running += 1;
    } else if (bounds.refusal && waiting.size >= bounds.maxWaiting) {
      throw bounds.refusal();
    } else {
      await handedOver();
    }
    let isOver = false;
    return function endTurn() {
      if (!isOver) {
        isOver = true;
        handOn();
      }
    };
  }

  function handedOver(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const { refusal, maxWaitInMs } = bounds;
      const giveUp = () => {
        waiting.delete(begin);
        reject(refusal?.());
      };
      const timer = refusal && setTimeout(giveUp, maxWaitInMs);
      waiting.add(begin);
    });
  }

  function handOn(): void {
    const [next] = waiting;
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }

  async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const endTurn = await takeTurn();
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  return { takeTurn, inTurn };
}
