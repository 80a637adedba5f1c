import type { ReactNode } from "react";

interface ReopenConsentProps {
  className?: string;
  children: ReactNode;
}

/** Opens the choice again; `Consent` hears of the press. Without scripts nothing was asked, so nothing is withdrawn. */
export function ReopenConsent({ className = "", children }: ReopenConsentProps) {
  return (
    <button
      type="button"
      data-consent
      aria-haspopup="dialog"
      className={`${className} noscript:hidden`}
    >
      {children}
    </button>
  );
}
