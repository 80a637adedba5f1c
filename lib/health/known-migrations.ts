/** The migrations that this build was made with (next.config.ts writes them in), the oldest first. */
export function knownMigrations(): string[] {
  return (process.env.LAGERFUND_MIGRATIONS ?? "").split(" ").filter(Boolean);
}
