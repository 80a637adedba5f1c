import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/site/site";
import { LanguageSwitch } from "./language-switch";

/** On every page. About us, terms and imprint join with their pages. */
export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations();
  return (
    <footer className="mt-8 border-t border-steel-2 text-sm print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-6">
        <p className="text-steel-3">
          {site.name} · {t("layout|claim")}
        </p>
        <nav aria-label={t("layout|footer_links")} className="md:ml-auto">
          <ul className="flex flex-wrap gap-x-6">
            {isSignedIn ? null : (
              <>
                <FooterLink href="/login">{t("layout|log_in")}</FooterLink>
                <FooterLink href="/signup">{t("layout|sign_up")}</FooterLink>
                <FooterLink href="/#contact">{t("layout|anchor|contact")}</FooterLink>
              </>
            )}
            <FooterLink href="/listing/search">{t("layout|all_listings")}</FooterLink>
            <FooterLink href="/manufacturer">{t("layout|manufacturers")}</FooterLink>
            <FooterLink href="/api-docs">{t("layout|api")}</FooterLink>
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <SoftLink
        href={href}
        className="control-size flex items-center hover:text-petrol hover:underline"
      >
        {children}
      </SoftLink>
    </li>
  );
}
