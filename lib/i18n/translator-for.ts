import { createTranslator, type Messages } from "use-intl/core";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import type { Locale } from "./locales";

// `npm run check` compares the keys.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

export function translatorFor(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}
