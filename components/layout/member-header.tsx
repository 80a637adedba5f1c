import { ChevronDown, CircleUser, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";
import { Drawer } from "./drawer";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { MemberLinks } from "./member-links";
import { PopoverPanel } from "./popover-panel";
import { searchTexts } from "./search-texts";

interface MemberHeaderProps {
  username: string;
  isAdmin: boolean;
}

/** The search comes after the rest on a phone, in a row of its own; one form for both, so one id. */
export function MemberHeader({ username, isAdmin }: MemberHeaderProps) {
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
        {/* Where the button has no room for it. */}
        <p className="border-b border-steel-2 px-4 py-3 text-sm font-semibold wrap-anywhere lg:hidden">
          {username}
        </p>
        <MemberLinks isAdmin={isAdmin} />
      </PopoverPanel>
    </>
  );
}
