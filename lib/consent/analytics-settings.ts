import "server-only";
import { env } from "@/lib/config/env";

export interface AnalyticsSettings {
  analyticsId: string | null;
  /** Null uses our own texts. */
  translationUrl: string | null;
}

export function analyticsSettings(): AnalyticsSettings {
  const { analyticsId, consentTranslationUrl } = env();
  return {
    analyticsId: analyticsId ?? null,
    translationUrl: consentTranslationUrl ?? null,
  };
}
