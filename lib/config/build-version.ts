export function buildVersion(): string {
  return process.env.LAGERFUND_VERSION ?? "";
}

/** The oldest first. */
export function knownMigrations(): string[] {
  return (process.env.LAGERFUND_MIGRATIONS ?? "").split(" ").filter(Boolean);
}

/** Vercel's functions run without server.ts. */
export function isOnVercel(): boolean {
  return process.env.VERCEL === "1";
}
