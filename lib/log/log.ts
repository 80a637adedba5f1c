import { type DestinationStream, pino } from "pino";
import { env } from "@/lib/config/env";
import { currentRequestId } from "@/lib/request/current-request";
import { safeError } from "./safe-error";

const holder = globalThis as { lagerfundLog?: pino.Logger };

export function log(): pino.Logger {
  holder.lagerfundLog ??= makeLog();
  return holder.lagerfundLog;
}

export function makeLog(end?: DestinationStream): pino.Logger {
  const serializers = { err: safeError };
  return pino({ level: env().logLevel, mixin: nameRequest, serializers }, end);
}

function nameRequest(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}
