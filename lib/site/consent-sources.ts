import { env } from "@/lib/env/env";

const tagManager = "https://www.googletagmanager.com";
// Hits go to the region's own host (region1.google-analytics.com …).
const collectors = "https://*.google-analytics.com https://*.analytics.google.com";

/**
 * What a page's policy admits beside ourselves, each with the space before it: Google's hosts where there is an id, and
 * the one from which the consent's texts come. Nothing of either is asked for before the choice.
 */
export function consentSources(): { scripts: string; images: string; connections: string } {
  const { analyticsId, consentTranslationUrl } = env();
  const texts = URL.parse(consentTranslationUrl ?? "");
  const google = (hosts: string) => (analyticsId ? ` ${hosts}` : "");
  return {
    scripts: google(tagManager),
    images: google(`${tagManager} ${collectors}`),
    connections: google(`${tagManager} ${collectors}`) + (texts ? ` ${texts.origin}` : ""),
  };
}
