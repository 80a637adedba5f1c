const refreshAfterInMs = 300_000;

/** Every 300 s. */
export function isActivityDue(lastActiveAt: Date, now: Date = new Date()): boolean {
  return now.getTime() - lastActiveAt.getTime() > refreshAfterInMs;
}
