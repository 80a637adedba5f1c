/**
 * Brings the head of the results into sight: a jump and no movement, nothing where it is in sight already. Whoever
 * pressed what is gone by now, as a filter's chip, goes on from there by keyboard.
 */
export function showResults(): void {
  const head = document.querySelector<HTMLElement>("[data-results]");
  if (!head) {
    return;
  }
  const { top, bottom } = head.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > innerHeight) {
    head.scrollIntoView();
  }
  if (document.activeElement === document.body) {
    head.focus({ preventScroll: true });
  }
}
