// Every bundle of this process has this module; only globalThis is the same for all.
const holder = globalThis as { lagerfundFrontDoor?: true };

/** Whether requests come through our front door: on a host with one of its own (Vercel) none ever does. */
export function hasFrontDoor(): boolean {
  return holder.lagerfundFrontDoor ?? false;
}

/** Says that one has come through it. */
export function noteFrontDoor(): void {
  holder.lagerfundFrontDoor = true;
}
