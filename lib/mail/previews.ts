import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { renderMail } from "./render";
import { mailSamples } from "./samples";
import { isMailTemplate, type MailContent } from "./schema";

/** What a template makes of its sample, for /dev/mail; null for a name that none has. */
export async function findPreview(name: string, locale: Locale): Promise<MailContent | null> {
  return isMailTemplate(name) ? renderMail(name, locale, mailSamples[name]) : null;
}
