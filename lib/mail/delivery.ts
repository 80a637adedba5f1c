import "server-only";
import { env } from "@/lib/env/env";
import { writeToOutbox } from "./file-driver";
import { sendByResend } from "./resend-driver";
import type { Mail } from "./schema";

/** Hands a mail to the driver that the environment names (contract §7). Throws when it could not be handed over. */
export function deliver(mail: Mail): Promise<void> {
  const { driver, from, resendApiKey, resendBaseUrl } = env().mail;
  return driver === "resend"
    ? sendByResend(mail, { from, apiKey: resendApiKey ?? "", baseUrl: resendBaseUrl })
    : writeToOutbox(mail, from);
}
