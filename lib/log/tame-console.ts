import "server-only";
import { log } from "./log";
import { safeError } from "./safe-error";

/** `next dev` keeps its console. */
export function tameConsole(): void {
  console.error = (...said: unknown[]) => {
    // The request log already shows the abort.
    if (!said.some(isAborted)) {
      log().error({ said: said.map(toLogged) }, "console");
    }
  };
  console.warn = (...said: unknown[]) => log().warn({ said: said.map(toLogged) }, "console");
}

function toLogged(part: unknown): unknown {
  return typeof part === "string" || part instanceof Error ? safeError(part) : typeof part;
}

/** Node's error for a client that left during its body. */
function isAborted(part: unknown): boolean {
  const { message, code } = part instanceof Error ? (part as NodeJS.ErrnoException) : {};
  return code === "ECONNRESET" && message === "aborted";
}
