import type { ReactNode } from "react";

interface ReopenConsentProps {
  className?: string;
  children: ReactNode;
}

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
