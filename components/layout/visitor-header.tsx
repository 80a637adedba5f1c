import { LogIn, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { Drawer } from "./drawer";
import { Logo } from "./logo";
import { VisitorLinks } from "./visitor-links";

/** Anchors of the landing page and Log in; no search bar (spec §2.2). */
export function VisitorHeader() {
  const t = useTranslations();
  return (
    <>
      <Logo href="/" />
      <nav aria-label={t("layout|navigation")} className="hidden md:block">
        <VisitorLinks
          listClassName="flex gap-6"
          linkClassName="py-2 hover:text-petrol hover:underline"
        />
      </nav>
      <ButtonLink href="/login" variant="quiet" size="sm" className="ml-auto">
        {t("layout|log_in")}
      </ButtonLink>
      <Drawer title={t("layout|menu")} className="md:hidden">
        <VisitorLinks listClassName="border-b border-steel-2 py-2" linkClassName="menu-row" />
        <PageLink href="/login" className="menu-row">
          <LogIn size={20} />
          {t("layout|log_in")}
        </PageLink>
        <PageLink href="/signup" className="menu-row">
          <UserPlus size={20} />
          {t("layout|sign_up")}
        </PageLink>
      </Drawer>
    </>
  );
}
