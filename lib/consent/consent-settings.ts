import "server-only";
import { env } from "@/lib/config/env";
import type { ConsentSettings } from "./consent-cookie";

export function consentSettings(): ConsentSettings {
  const { analyticsId, consentTranslationUrl } = env();
  return {
    analyticsId: analyticsId ?? null,
    translationUrl: consentTranslationUrl ?? null,
  };
}
