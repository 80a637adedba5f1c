import { ChevronDown, CircleUser } from "lucide-react";
import { useTranslations } from "next-intl";
import { MemberLinks } from "./member-links";
import { PopoverPanel } from "./popover-panel";

export function UserMenu({ username, isAdmin }: { username: string; isAdmin: boolean }) {
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
