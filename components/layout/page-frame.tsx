import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Consent } from "@/components/consent/consent";
import { SoftLinks } from "@/components/ui/soft-links";
import { consentSettings } from "@/lib/site/consent-settings";
import { Footer } from "./footer";
import { HeaderFrame } from "./header-frame";
import { SearchShortcut } from "./search-shortcut";
import { ServiceWorker } from "./service-worker";

interface PageFrameProps {
  /** A visitor's or a member's: each tree imports its own, so that visitors do not load members' leaves. */
  headerItems: ReactNode;
  isSignedIn: boolean;
  children: ReactNode;
}

/** What every page has around it (spec §2.2). */
export function PageFrame({ headerItems, isSignedIn, children }: PageFrameProps) {
  const t = useTranslations();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-petrol px-4 py-2.5 font-semibold text-on-petrol focus:translate-y-0 print:hidden"
      >
        {t("layout|skip")}
      </a>
      <HeaderFrame>{headerItems}</HeaderFrame>
      <main id="main" tabIndex={-1} className="page-width w-full flex-1 py-6 md:py-8">
        {children}
      </main>
      <Footer isSignedIn={isSignedIn} />
      <SearchShortcut />
      <SoftLinks />
      <Consent {...consentSettings()} />
      <ServiceWorker />
    </>
  );
}
