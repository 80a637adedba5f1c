import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Menu, X } from "@/components/ui/icons";
import { LanguageSwitch } from "./language-switch";
import { PopoverPanel } from "./popover-panel";
import { ThemeSwitch } from "./theme-switch";

interface DrawerProps {
  title: string;
  className: string;
  children: ReactNode;
}

export function Drawer({ title, className, children }: DrawerProps) {
  const t = useTranslations();
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget="drawer"
        aria-label={t("layout|menu")}
        className="-mr-3 flex size-11 items-center justify-center rounded hover:bg-steel-1"
      >
        <Menu size={20} />
      </button>
      <PopoverPanel
        id="drawer"
        label={t("layout|menu")}
        className="top-0 right-0 bottom-0 h-dvh max-h-none w-72 max-w-[85vw] border-y-0 border-r-0 backdrop:bg-scrim"
      >
        <div className="flex min-h-16 items-center justify-between gap-4 border-b border-steel-2 pr-2 pl-4">
          <span className="truncate font-semibold">{title}</span>
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label={t("layout|close_menu")}
            className="flex size-11 shrink-0 items-center justify-center rounded hover:bg-steel-1"
          >
            <X size={20} />
          </button>
        </div>
        {children}
        <div className="flex flex-wrap gap-3 border-t border-steel-2 p-4 text-sm">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </PopoverPanel>
    </div>
  );
}
