import { env } from "@/lib/env/env";
import { startMailWorker } from "@/lib/mail/worker";

/** A wrongly set up host does not start: `env()` throws with a sentence per fault (design.md, Environment). */
export function startServerProcess(): void {
  const { appUrl, authSecret } = env();
  // next-auth knows its address and secret only from these.
  process.env.NEXTAUTH_URL = appUrl;
  process.env.NEXTAUTH_SECRET = authSecret;
  startMailWorker();
}
