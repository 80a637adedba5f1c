import { ArrowLeftRight, Boxes, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { logOutAction } from "@/lib/auth/actions";

/** The rows of the user menu and of the drawer. Account, CSV import and analytics join with their pages. */
export function MemberLinks() {
  const t = useTranslations();
  return (
    <>
      <ul>
        <li>
          <PageLink href="/listing/user" className="menu-row">
            <Boxes size={20} />
            {t("layout|my_listings")}
          </PageLink>
        </li>
        <li>
          <PageLink href="/transaction/user" className="menu-row">
            <ArrowLeftRight size={20} />
            {t("layout|transactions")}
          </PageLink>
        </li>
      </ul>
      <form action={logOutAction} className="border-t border-steel-2">
        <button type="submit" className="menu-row">
          <LogOut size={20} />
          {t("layout|log_out")}
        </button>
      </form>
    </>
  );
}
