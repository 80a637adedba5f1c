import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { letterAsText, type MailTexts } from "./letter";
import { writeLetter } from "./letters";
import type { MailContent } from "./schema";

// The keys' types come from the German file; the check for message parity holds the English one to them.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

/**
 * A mail in its reader's language. `data` comes as the row keeps it and is checked against the template.
 * The same row always gives the same mail: providers refuse another one under the same idempotency key.
 * Rejects with an Error for an unknown template or data that does not fit it.
 */
export async function renderMail(
  template: string,
  locale: Locale,
  data: unknown,
): Promise<MailContent> {
  const t: MailTexts = createTranslator({ locale, messages: messages[locale] });
  const letter = writeLetter(t, template, data);
  const frame = { greeting: t("mail|greeting"), closing: t("mail|closing") };
  // 50 MB of memory and half a second, which a process that sends no mail should not pay.
  const { letterAsHtml } = await import("./templates/letter-html");
  return {
    subject: letter.subject,
    replyTo: letter.replyTo,
    text: letterAsText(letter, frame),
    html: await letterAsHtml(letter, frame, locale),
  };
}
