import {
  ArrowLeftRight,
  Boxes,
  ChartColumn,
  Factory,
  FileUp,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  UserCog,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { LogOutForm } from "@/components/session/log-out-form";
import { SoftLink } from "@/components/ui/soft-link";
import { administratorsLinks, menuLinks } from "./navigation";

type MenuLink = (typeof menuLinks)[number] | (typeof administratorsLinks)[number];

const icons: Record<MenuLink["href"], LucideIcon> = {
  "/account": UserCog,
  "/listing/user": Boxes,
  "/csv-import": FileUp,
  "/transaction/user": ArrowLeftRight,
  "/admin/analytics": ChartColumn,
  "/admin/manufacturers": Factory,
  "/admin/users": Users,
  "/admin/security": ShieldCheck,
};

/** The rows of the user menu and of the drawer (spec §2.2). */
export function MemberLinks({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations();
  return (
    <>
      <MenuRows links={menuLinks} />
      {isAdmin ? <MenuRows links={administratorsLinks} label={t("admin|pages")} /> : null}
      <LogOutForm className="border-t border-steel-2">
        <button type="submit" className="menu-row">
          <LogOut size={20} />
          {t("layout|log_out")}
        </button>
      </LogOutForm>
    </>
  );
}

function MenuRows({ links, label }: { links: readonly MenuLink[]; label?: string }) {
  const t = useTranslations();
  return (
    <ul aria-label={label} className={label ? "border-t border-steel-2" : undefined}>
      {links.map(({ href, text }) => {
        const Icon = icons[href];
        return (
          <li key={href}>
            <SoftLink href={href} className="menu-row">
              <Icon size={20} />
              {t(text)}
            </SoftLink>
          </li>
        );
      })}
    </ul>
  );
}
