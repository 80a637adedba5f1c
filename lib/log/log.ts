import { pino } from "pino";
import { env } from "@/lib/env/env";

const holder = globalThis as { lagerfundLog?: pino.Logger };

/** The structured log (one JSON line per entry on stdout). Never give it secrets or personal data. */
export function log(): pino.Logger {
  holder.lagerfundLog ??= pino({ level: env().logLevel });
  return holder.lagerfundLog;
}
