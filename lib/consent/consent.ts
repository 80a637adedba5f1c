/** What asking for consent, and measuring after it, need to know of this installation (spec §2.13). */
export interface ConsentSettings {
  /** Google's id; without one nothing is measured. */
  analyticsId: string | null;
  /** Where the texts of the choice are fetched; `{language}` stands for de or en. Null for our own. */
  translationUrl: string | null;
}

/** Spec §9; of its two readings of the expiry the shorter one. */
export const consentCookieName = "cc_cookie";
export const consentHoldsInDays = 182;

/** Whoever chose under another one is asked again: to be raised with what is asked for. */
export const consentRevision = 0;
