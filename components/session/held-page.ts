let isHeld = false;

/** From now on the page is not reloaded for a session of another tab: what was typed into it would be lost. */
export function holdPage(): void {
  isHeld = true;
}

export function isPageHeld(): boolean {
  return isHeld;
}
