import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json" with { type: "json" };
import en from "@/messages/en.json" with { type: "json" };

/** Not the translator's own type, which works out each text's arguments: that takes the compiler minutes for the tests. */
export type Texts = (
  key: keyof typeof de,
  values?: Record<string, string | number | Date | undefined>,
) => string;

/** What the screens say in a language, by message key: no test repeats a text. */
export function textsIn(language: Locale): Texts {
  const messages: Record<string, string> = language === "de" ? de : en;
  return createTranslator({ locale: language, messages, timeZone: "Europe/Berlin" }) as Texts;
}

/** A pattern for a text as a whole; form labels may carry the asterisk of required fields. */
export function whole(text: string): RegExp {
  return new RegExp(`^\\s*${escaped(text)}( \\*)?\\s*$`);
}

export function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
