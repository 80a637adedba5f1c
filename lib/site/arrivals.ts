// Who is to begin is kept back no longer for those who come.
const maxInMs = 1_000;

interface Beginning {
  begin: () => void;
  since: number;
}

/**
 * Lets work begin when no connection has just come, one piece in each turn of the event loop: in each Node accepts one
 * connection only, so a flood would else keep everybody else at the door for as long as its own work takes.
 */
export function makeArrivals() {
  const beginnings: Beginning[] = [];
  let hasArrived = false;

  function noteArrival(): void {
    hasArrived = true;
  }

  function beginQuietly(begin: () => void): void {
    beginnings.push({ begin, since: performance.now() });
    if (beginnings.length === 1) {
      setImmediate(look);
    }
  }

  function look(): void {
    const [first] = beginnings;
    if (first && (!hasArrived || performance.now() - first.since > maxInMs)) {
      beginnings.shift();
      first.begin();
    }
    hasArrived = false;
    if (beginnings.length > 0) {
      setImmediate(look);
    }
  }

  return { noteArrival, beginQuietly };
}
