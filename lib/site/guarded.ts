import { Server } from "node:http";

const guarded = Symbol.for("lagerfund.frontDoor");
// What every bundle of this process shares.
const prototype = Server.prototype as typeof Server.prototype & { [guarded]?: true };

/** Whether this process's servers have our front door: on a host with one of its own (Vercel) none passes through it. */
export function hasFrontDoor(): boolean {
  return prototype[guarded] ?? false;
}

/** Says that they have it from now on. */
export function noteFrontDoor(): void {
  prototype[guarded] = true;
}
