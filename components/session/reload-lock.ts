const holders = new Set<symbol>();
let isReloadOwed = false;

/** Until it is let go, the page is not reloaded for a session of another tab: what was typed into it would be lost. */
export function lockReload(): () => void {
  const holder = Symbol();
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function isReloadLocked(): boolean {
  return holders.size > 0;
}

/** Drops every cache of the page; one that is held owes it. Answers whether it is on its way. */
export function reloadPage(): boolean {
  isReloadOwed = isReloadLocked();
  if (!isReloadOwed) {
    location.reload();
  }
  return !isReloadOwed;
}

/** Answers whether the page was let go and has to make up for a reload, which then happens. */
export function makeUpForReload(): boolean {
  const isDue = isReloadOwed && !isReloadLocked();
  if (isDue) {
    reloadPage();
  }
  return isDue;
}
