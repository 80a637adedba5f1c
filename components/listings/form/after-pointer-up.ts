const longestPressInMs = 500;

/** Content shown during a press would move its target and lose the click. */
export function afterPointerUp(show: () => void): void {
  if (!document.documentElement.matches(":active")) {
    show();
    return;
  }
  const release = new AbortController();
  const finish = () => {
    if (!release.signal.aborted) {
      release.abort();
      show();
    }
  };
  // Lets the click come first.
  const { signal } = release;
  addEventListener("pointerup", () => setTimeout(finish), { once: true, signal });
  setTimeout(finish, longestPressInMs);
}
