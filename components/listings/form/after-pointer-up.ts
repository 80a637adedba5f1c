const longestPressInMs = 500;

/**
 * Runs `show` when no pointer is pressed any more. A field is left by pressing something else: what appears under the
 * field at that moment would move that away from under the pointer, and the click would be lost.
 */
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
  // The click comes with the release, before the next task.
  const { signal } = release;
  addEventListener("pointerup", () => setTimeout(finish), { once: true, signal });
  setTimeout(finish, longestPressInMs);
}
