import { randomUUID } from "node:crypto";

/** Carries, on every request that server.ts has let in, what nobody outside knows. */
export const internalTokenHeader = "x-lagerfund-seal";

// Every bundle of this process has this module; only globalThis is the same for all.
const holder = globalThis as { lagerfundSeal?: string };

/** This process's seal. */
export function internalToken(): string {
  holder.lagerfundSeal ??= randomUUID();
  return holder.lagerfundSeal;
}

/** Whether server.ts has let a request in, by what it says under `internalTokenHeader`. */
export function hasInternalToken(said: string | string[] | null | undefined): boolean {
  return said === internalToken();
}
