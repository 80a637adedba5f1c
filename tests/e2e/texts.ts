import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json" with { type: "json" };
import en from "@/messages/en.json" with { type: "json" };

/** The translator's own type computes each text's arguments, which takes the compiler minutes here. */
export type Texts = (
  key: keyof typeof de,
  values?: Record<string, string | number | Date | undefined>,
) => string;

export function textsIn(language: Locale): Texts {
  const messages: Record<string, string> = language === "de" ? de : en;
  return createTranslator({ locale: language, messages, timeZone: "Europe/Berlin" }) as Texts;
}

/** Form labels may end in the asterisk of required fields. */
export function whole(text: string): RegExp {
  return new RegExp(`^\\s*${escaped(text)}( \\*)?\\s*$`);
}

export function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
