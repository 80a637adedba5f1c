import { randomUUID } from "node:crypto";

export const internalTokenHeader = "x-lagerfund-seal";

const holder = globalThis as { lagerfundSeal?: string };

export function internalToken(): string {
  holder.lagerfundSeal ??= randomUUID();
  return holder.lagerfundSeal;
}

export function hasInternalToken(said: string | string[] | null | undefined): boolean {
  return said === internalToken();
}
