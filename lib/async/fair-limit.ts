export interface FairBounds {
  served: number;
  servedOfClient: number;
  waiting: number;
  waitingOfClient: number;
}

interface ClientState {
  served: number;
  waiting: Set<() => void>;
}

/**
 * Serves waiting clients in rotation, so a flood delays only itself. `enter` returns null when
 * the queue is full, else a function that frees the slot.
 */
export function makeFairLimit(bounds: FairBounds) {
  /** Active clients only, the last served at the end. */
  const clients = new Map<string, ClientState>();
  let served = 0;
  let waiting = 0;

  function enter(client: string, begin: () => void, shareOfQueue = 1): (() => void) | null {
    const state = clients.get(client) ?? { served: 0, waiting: new Set() };
    const isFree = served < bounds.served && canBegin(state) && state.waiting.size === 0;
    const mayWait =
      waiting < bounds.waiting && state.waiting.size < bounds.waitingOfClient * shareOfQueue;
    if (!(isFree || mayWait)) {
      return null;
    }
    clients.set(client, state);
    let isServed = isFree;
    let isOver = false;
    const beginWaiting = () => {
      isServed = true;
      begin();
    };
    if (isFree) {
      serve(state, begin);
    } else {
      state.waiting.add(beginWaiting);
      waiting += 1;
    }
    return function leave() {
      if (isOver) {
        return;
      }
      isOver = true;
      if (isServed) {
        served -= 1;
        state.served -= 1;
      } else if (state.waiting.delete(beginWaiting)) {
        waiting -= 1;
      }
      if (state.served === 0 && state.waiting.size === 0) {
        clients.delete(client);
      }
      serveNext();
    };
  }

  function canBegin(state: ClientState): boolean {
    return state.served < bounds.servedOfClient;
  }

  function serve(state: ClientState, begin: () => void): void {
    served += 1;
    state.served += 1;
    begin();
  }

  function serveNext(): void {
    for (const [client, state] of served < bounds.served && waiting > 0 ? clients : []) {
      const [begin] = state.waiting;
      if (begin && canBegin(state)) {
        state.waiting.delete(begin);
        waiting -= 1;
        clients.delete(client);
        clients.set(client, state);
        serve(state, begin);
        return;
      }
    }
  }

  return { enter };
}
