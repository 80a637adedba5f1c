import { randomUUID } from "node:crypto";

/** Carries, on every request that the front door has let in, what nobody outside knows. */
export const sealHeader = "x-lagerfund-seal";

// Every bundle of this process has this module; only globalThis is the same for all.
const holder = globalThis as { lagerfundSeal?: string };

/** This process's seal. */
export function seal(): string {
  holder.lagerfundSeal ??= randomUUID();
  return holder.lagerfundSeal;
}

/**
 * Whether the front door has let a request in, by what it says under `sealHeader`. None has one on a host with a door of
 * its own (Vercel), nor in the first moments of a process that was started without `held-requests.mjs`.
 */
export function isSealed(said: string | string[] | null | undefined): boolean {
  return said === seal();
}
