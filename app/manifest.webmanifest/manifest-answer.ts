import { createTranslator, type Messages } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import { webManifest } from "@/lib/site/web-manifest";
import de from "@/messages/de.json";
import en from "@/messages/en.json";

const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

/** The same for everybody, so that a proxy may keep it. */
export function manifestAnswer(locale: Locale): Response {
  const t = createTranslator({ locale, messages: messages[locale] });
  return new Response(JSON.stringify(webManifest(locale, t)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
