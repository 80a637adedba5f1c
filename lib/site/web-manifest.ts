import type { MetadataRoute } from "next";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator-type";
import { paperColours } from "./theme";

/** One address has one language. */
export const manifestPaths: Record<Locale, string> = {
  de: "/manifest.webmanifest",
  en: "/manifest-en.webmanifest",
};

/** Both languages share one `id`, so they are one app. */
export function webManifest(locale: Locale, t: Translator): MetadataRoute.Manifest {
  return {
    id: "/",
    name: `${site.name} – ${t("layout|claim")}`,
    short_name: site.name,
    description: t("landing|lead", { site: site.name }),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: paperColours.light,
    background_color: paperColours.light,
    categories: ["business", "shopping"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: t("layout|shortcut|search"), url: "/listing/search" },
      { name: t("layout|new_listing"), url: "/listing/create" },
    ],
  };
}
