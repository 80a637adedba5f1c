export function buildVersion(): string {
  return process.env.LAGERFUND_VERSION ?? "";
}

/** The migrations that this build was made with, the oldest first. */
export function knownMigrations(): string[] {
  return (process.env.LAGERFUND_MIGRATIONS ?? "").split(" ").filter(Boolean);
}

/** Whether Vercel runs this, in whose functions server.ts has no place. */
export function isOnVercel(): boolean {
  return process.env.VERCEL === "1";
}
