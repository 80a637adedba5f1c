import type { Locale } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import { webManifest } from "@/lib/site/web-manifest";

export function manifestResponse(locale: Locale): Response {
  const t = translatorFor(locale);
  return new Response(JSON.stringify(webManifest(locale, t)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
