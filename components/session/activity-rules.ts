const refreshAfterInMs = 300_000;

/** Whether a page load has to tell that its user is active: the last time is older than 300 s (spec §4). */
export function isActivityDue(lastActiveAt: Date, now: Date = new Date()): boolean {
  return now.getTime() - lastActiveAt.getTime() > refreshAfterInMs;
}
