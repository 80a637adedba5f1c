export interface ConsentSettings {
  analyticsId: string | null;
  /** Null uses our own texts. */
  translationUrl: string | null;
}

export const consentCookieName = "cc_cookie";
export const consentHoldsInDays = 182;

/** Raising it asks everybody again. */
export const consentRevision = 0;
