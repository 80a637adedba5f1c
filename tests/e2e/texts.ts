import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json" with { type: "json" };
import en from "@/messages/en.json" with { type: "json" };

/** What the screens say in a language, by message key: no test repeats a text. */
export function textsIn(language: Locale) {
  const messages = (language === "de" ? de : en) as typeof de;
  return createTranslator({ locale: language, messages, timeZone: "Europe/Berlin" });
}

export type Texts = ReturnType<typeof textsIn>;

/** A pattern for a text as a whole; form labels may carry the asterisk of required fields. */
export function whole(text: string): RegExp {
  return new RegExp(`^\\s*${escaped(text)}( \\*)?\\s*$`);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
