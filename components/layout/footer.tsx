import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReopenConsent } from "@/components/consent/reopen-consent";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/site/site";
import { LanguageSwitch } from "./language-switch";
import { accountLinks, informationLinks, partsLinks } from "./navigation";
import { ThemeSwitch } from "./theme-switch";

/** On every page (spec §2.2): who this is, where one can go from here, in which language and light. */
export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
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
  /** After the links. */
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
