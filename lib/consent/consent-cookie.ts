export const consentCookieName = "cc_cookie";
export const consentHoldsInDays = 182;

/** Raising it asks everybody again. */
export const consentRevision = 0;
