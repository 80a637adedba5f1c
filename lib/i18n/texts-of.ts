import { createTranslator, type Messages } from "use-intl/core";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import type { Locale } from "./locales";

// The keys' types come from the German file; the check for message parity holds the English one to them.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

/** What says a message where no page surrounds it (mails, pictures, plain pages). */
export function textsOf(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}
