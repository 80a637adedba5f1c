import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Consent } from "@/components/consent/consent";
import { ReopenConsent } from "@/components/consent/reopen-consent";
import { SoftLink } from "@/components/ui/soft-link";
import { SoftLinks } from "@/components/ui/soft-links";
import { site } from "@/lib/config/site";
import { analyticsSettings } from "@/lib/consent/analytics-settings";
import { HeaderFrame } from "./header/header-frame";
import { LanguageSwitch } from "./header/language-switch";
import { accountLinks, informationLinks, partsLinks } from "./header/navigation-links";
import { ThemeSwitch } from "./header/theme-switch";
import { SearchShortcut } from "./search-bar/search-shortcut";

interface PageFrameProps {
  /** Each tree passes its own, so that visitors do not load members' components. */
  headerItems: ReactNode;
  isSignedIn: boolean;
  children: ReactNode;
}

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
      <Consent {...analyticsSettings()} />
    </>
  );
}

function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations();
  return (
    <footer className="mt-12 border-t border-steel-2 bg-steel-1 text-sm print:hidden">
      <div className="page-width grid gap-x-8 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="text-base font-semibold">{site.name}</p>
          <p className="text-steel-3">{t("layout|claim")}</p>
          <div className="mt-6 flex flex-wrap gap-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <nav
          aria-label={t("layout|footer_links")}
          className="columns-2 gap-x-8 md:grid md:grid-cols-3 lg:gap-x-16"
        >
          <FooterGroup
            title={t("layout|footer|account")}
            links={accountLinks[isSignedIn ? "member" : "visitor"]}
          />
          <FooterGroup title={t("layout|footer|parts")} links={partsLinks} />
          <FooterGroup title={t("layout|footer|information")} links={informationLinks}>
            <li>
              <ReopenConsent className="footer-link">{t("layout|cookies")}</ReopenConsent>
            </li>
          </FooterGroup>
        </nav>
      </div>
    </footer>
  );
}

type FooterLink =
  | (typeof accountLinks)[keyof typeof accountLinks][number]
  | (typeof partsLinks)[number]
  | (typeof informationLinks)[number];

interface FooterGroupProps {
  title: string;
  links: readonly FooterLink[];
  children?: ReactNode;
}

function FooterGroup({ title, links, children }: FooterGroupProps) {
  const t = useTranslations();
  return (
    <div className="break-inside-avoid pb-4 md:pb-0">
      <p className="font-semibold">{title}</p>
      <ul aria-label={title} className="mt-1">
        {links.map(({ href, text }) => (
          <li key={href}>
            <SoftLink href={href} className="footer-link">
              {t(text)}
            </SoftLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
