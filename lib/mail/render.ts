import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { letterAsHtml, letterAsText, type MailTexts } from "./letter";
import { writeLetter } from "./letters";

// The keys' types come from the German file; the check for message parity holds the English one to them.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * A mail in its reader's language. `data` comes as the row keeps it and is checked against the template.
 * Throws an Error for an unknown template or data that does not fit it.
 */
export function renderMail(template: string, locale: Locale, data: unknown): RenderedMail {
  const t: MailTexts = createTranslator({ locale, messages: messages[locale] });
  const letter = writeLetter(t, template, data);
  return {
    subject: oneLine(letter.subject),
    text: letterAsText(letter, t("mail|closing")),
    html: letterAsHtml(letter, t("mail|closing"), locale),
  };
}

/** A line break in a part's name must not become a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
