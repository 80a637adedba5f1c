import "server-only";
import { log } from "./log";
import { safeError } from "./safe-error";

/**
 * Has what Next and libraries complain about (`console.error`, `console.warn`) become lines of our log, without what errors
 * say of rows and callers. For a server that serves a build: `next dev` talks to a person.
 */
export function tameConsole(): void {
  console.error = (...said: unknown[]) => {
    // Its line of the log says that it was cut.
    if (!said.some(isBrokenOff)) {
      log().error({ said: said.map(asSaid) }, "console");
    }
  };
  console.warn = (...said: unknown[]) => log().warn({ said: said.map(asSaid) }, "console");
}

function asSaid(part: unknown): unknown {
  return typeof part === "string" || part instanceof Error ? safeError(part) : typeof part;
}

/** What Node fails a request with whose client has left before its body was there. */
function isBrokenOff(part: unknown): boolean {
  const { message, code } = part instanceof Error ? (part as NodeJS.ErrnoException) : {};
  return code === "ECONNRESET" && message === "aborted";
}
