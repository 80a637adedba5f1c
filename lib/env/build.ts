/** The version of this build (package.json; next.config.ts writes it in). */
export function buildVersion(): string {
  return process.env.LAGERFUND_VERSION ?? "";
}

/** The migrations that this build was made with, the oldest first. */
export function knownMigrations(): string[] {
  return (process.env.LAGERFUND_MIGRATIONS ?? "").split(" ").filter(Boolean);
}
