const holders = new Set<symbol>();
let isReloadOwed = false;

/** Prevents reloads for another tab's session, which would lose unsaved input. */
export function lockReload(): () => void {
  const holder = Symbol();
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function isReloadLocked(): boolean {
  return holders.size > 0;
}

export function reloadPage(): boolean {
  isReloadOwed = isReloadLocked();
  if (!isReloadOwed) {
    location.reload();
  }
  return !isReloadOwed;
}

export function runPostponedReload(): boolean {
  const isDue = isReloadOwed && !isReloadLocked();
  if (isDue) {
    reloadPage();
  }
  return isDue;
}
