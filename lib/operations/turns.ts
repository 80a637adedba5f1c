import type { AppError } from "@/lib/errors/app-error";

interface Bounds {
  maxWaiting: number;
  maxWaitInMs: number;
  /** How many turns one client may hold and await at once; whose client nobody knows is not counted. */
  maxOfClient?: number;
  /** What it throws where too many wait, one has waited too long, or a client wants too much. */
  refusal: () => AppError;
}

/** How many are served at once; without bounds the others wait as long as it takes. */
type Turns = { width: number } & (Bounds | { [Bound in keyof Bounds]?: never });

/** Whose turn it is, by the client's address. */
type Client = string | null;

/**
 * Turns for work that many may ask for at once: some are served, some wait in order, and with bounds nobody waits for
 * long, so that a flood of it leaves the rest of the process alone. One process's; what is answered ends the turn, once.
 */
export function makeTurns({ width, ...bounds }: Turns) {
  let running = 0;
  const waiting = new Set<() => void>();
  const clients = makeCount();

  async function takeTurn(client: Client = null): Promise<() => void> {
    const isFull = running >= width;
    if (bounds.refusal && ((isFull && waiting.size >= bounds.maxWaiting) || isGreedy(client))) {
      throw bounds.refusal();
    }
    clients.add(client);
    if (isFull) {
      await handedOver(client);
    } else {
      running += 1;
    }
    let isOver = false;
    return function endTurn() {
      if (!isOver) {
        isOver = true;
        clients.remove(client);
        handOn();
      }
    };
  }

  function isGreedy(client: Client): boolean {
    return clients.of(client) >= (bounds.maxOfClient ?? Number.POSITIVE_INFINITY);
  }

  function handedOver(client: Client): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const { refusal, maxWaitInMs } = bounds;
      const giveUp = () => {
        waiting.delete(begin);
        clients.remove(client);
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

  async function inTurn<Answer>(
    work: () => Promise<Answer>,
    client: Client = null,
  ): Promise<Answer> {
    const endTurn = await takeTurn(client);
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  return { takeTurn, inTurn };
}

/** How many turns each client has; nothing is kept of who has none. */
function makeCount() {
  const counts = new Map<Client, number>();

  function of(client: Client): number {
    return counts.get(client) ?? 0;
  }

  function add(client: Client): void {
    if (client !== null) {
      counts.set(client, of(client) + 1);
    }
  }

  function remove(client: Client): void {
    if (of(client) > 1) {
      counts.set(client, of(client) - 1);
    } else {
      counts.delete(client);
    }
  }

  return { of, add, remove };
}
