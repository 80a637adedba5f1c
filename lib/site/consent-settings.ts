import "server-only";
import { env } from "@/lib/env/env";
import type { ConsentSettings } from "./consent";

/** As the environment has them where a page is made; pages of the build have the build's. */
export function consentSettings(): ConsentSettings {
  const { analyticsId, consentTranslationUrl } = env();
  return {
    analyticsId: analyticsId ?? null,
    translationUrl: consentTranslationUrl ?? null,
  };
}
