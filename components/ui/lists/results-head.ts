/**
 * Jumps to the results unless they are visible. A removed filter chip has lost the focus, so the results get
 * it.
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
