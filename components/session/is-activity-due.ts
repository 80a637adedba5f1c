const refreshAfterInMs = 300_000;

export function isActivityDue(lastActiveAt: Date, now: Date = new Date()): boolean {
  return now.getTime() - lastActiveAt.getTime() > refreshAfterInMs;
}
