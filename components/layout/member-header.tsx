import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";
import { Drawer } from "./drawer";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { MemberLinks } from "./member-links";
import { searchTexts } from "./search-texts";
import { UserMenu } from "./user-menu";

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
