import type { Locale } from "@/lib/i18n/locales";
import { textsOf } from "@/lib/i18n/texts-of";
import { webManifest } from "@/lib/site/web-manifest";

export function manifestResponse(locale: Locale): Response {
  const t = textsOf(locale);
  return new Response(JSON.stringify(webManifest(locale, t)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
