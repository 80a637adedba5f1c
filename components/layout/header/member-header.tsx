import {
  ArrowLeftRight,
  Boxes,
  ChartColumn,
  ChevronDown,
  CircleUser,
  Factory,
  FileUp,
  LogOut,
  type LucideIcon,
  Plus,
  ShieldCheck,
  UserCog,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { LogOutForm } from "@/components/session/log-out-form";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";
import { searchTexts } from "../search-bar/search-texts";
import { Drawer } from "./drawer";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { administratorsLinks, menuLinks } from "./navigation-links";
import { PopoverPanel } from "./popover-panel";

/** On a phone the search is in a second row; both layouts share one form and its id. */
export function MemberHeader({ username, isAdmin }: { username: string; isAdmin: boolean }) {
  const t = useTranslations();
  return (
    <>
      <Logo href="/listing/user" />
      <div className="order-last w-full md:order-none md:max-w-text md:flex-1">
        <HeaderSearch texts={searchTexts(t)} />
      </div>
      <div className="ml-auto hidden items-center gap-4 md:flex">
        <ButtonLink href="/listing/create" size="sm">
          <Plus size={16} />
          {t("layout|new_listing")}
        </ButtonLink>
        <UserMenu username={username} isAdmin={isAdmin} />
      </div>
      <Drawer title={username} className="ml-auto md:hidden">
        <SoftLink
          href="/listing/create"
          className="menu-row border-b border-steel-2 font-semibold text-petrol"
        >
          <Plus size={20} />
          {t("layout|new_listing")}
        </SoftLink>
        <MemberLinks isAdmin={isAdmin} />
      </Drawer>
    </>
  );
}

function UserMenu({ username, isAdmin }: { username: string; isAdmin: boolean }) {
  const t = useTranslations();
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="control-size flex max-w-[clamp(16rem,22vw,20rem)] items-center gap-2 rounded px-2 hover:bg-steel-1"
      >
        <CircleUser size={20} className="shrink-0" />
        <span className="sr-only">{t("layout|user_menu")} </span>
        <span className="truncate max-lg:sr-only">{username}</span>
        <ChevronDown size={16} className="shrink-0" />
      </button>
      <PopoverPanel
        id="user-menu"
        label={t("layout|user_menu")}
        className="top-[calc(var(--header-height)-0.25rem)] right-[max(1.5rem,calc((100vw-80rem)/2+1.5rem))] max-h-[calc(100dvh-var(--header-height))] w-60 rounded"
      >
        <p className="border-b border-steel-2 px-4 py-3 text-sm font-semibold wrap-anywhere lg:hidden">
          {username}
        </p>
        <MemberLinks isAdmin={isAdmin} />
      </PopoverPanel>
    </>
  );
}

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

function MemberLinks({ isAdmin }: { isAdmin: boolean }) {
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
