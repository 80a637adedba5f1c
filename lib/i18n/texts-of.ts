import { createTranslator, type Messages } from "use-intl/core";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import type { Locale } from "./locales";

// The check for message parity compares both files.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

export function textsOf(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}
