import { type DestinationStream, pino } from "pino";
import { env } from "@/lib/config/env";
import { requestIdAtHand } from "@/lib/request/current-request";
import { safeError } from "./safe-error";

const holder = globalThis as { lagerfundLog?: pino.Logger };

/** The structured log (one JSON line per entry on stdout). */
export function log(): pino.Logger {
  holder.lagerfundLog ??= makeLog();
  return holder.lagerfundLog;
}

/** A log whose lines name the request that they are written for. Exported for tests, which give it another end. */
export function makeLog(end?: DestinationStream): pino.Logger {
  const serializers = { err: safeError };
  return pino({ level: env().logLevel, mixin: nameRequest, serializers }, end);
}

function nameRequest(): { requestId?: string } {
  const requestId = requestIdAtHand();
  return requestId === null ? {} : { requestId };
}
