import "server-only";
import { log } from "./log";
import { safeError } from "./safe-error";

/** `next dev` keeps its console. */
export function tameConsole(): void {
  console.error = (...said: unknown[]) => {
    // The request log already shows the abort.
    if (!said.some(isBrokenOff)) {
      log().error({ said: said.map(asSaid) }, "console");
    }
  };
  console.warn = (...said: unknown[]) => log().warn({ said: said.map(asSaid) }, "console");
}

function asSaid(part: unknown): unknown {
  return typeof part === "string" || part instanceof Error ? safeError(part) : typeof part;
}

/** Node's error for a client that left during its body. */
function isBrokenOff(part: unknown): boolean {
  const { message, code } = part instanceof Error ? (part as NodeJS.ErrnoException) : {};
  return code === "ECONNRESET" && message === "aborted";
}
