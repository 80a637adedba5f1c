import {
  ArrowLeftRight,
  Boxes,
  ChartColumn,
  FileUp,
  LogOut,
  type LucideIcon,
  UserCog,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { LogOutForm } from "@/components/session/log-out-form";
import { SoftLink } from "@/components/ui/soft-link";

/** The rows of the user menu and of the drawer (spec §2.2). */
export function MemberLinks({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations();
  return (
    <>
      <ul>
        <MemberLink href="/account" icon={UserCog} text={t("layout|account")} />
        <MemberLink href="/listing/user" icon={Boxes} text={t("layout|my_listings")} />
        <MemberLink href="/csv-import" icon={FileUp} text={t("layout|csv_import")} />
        <MemberLink
          href="/transaction/user"
          icon={ArrowLeftRight}
          text={t("layout|transactions")}
        />
        {isAdmin ? (
          <>
            <MemberLink href="/admin/analytics" icon={ChartColumn} text={t("layout|analytics")} />
            <MemberLink href="/admin/users" icon={Users} text={t("layout|users")} />
          </>
        ) : null}
      </ul>
      <LogOutForm className="border-t border-steel-2">
        <button type="submit" className="menu-row">
          <LogOut size={20} />
          {t("layout|log_out")}
        </button>
      </LogOutForm>
    </>
  );
}

interface MemberLinkProps {
  href: string;
  icon: LucideIcon;
  text: string;
}

function MemberLink({ href, icon: Icon, text }: MemberLinkProps) {
  return (
    <li>
      <SoftLink href={href} className="menu-row">
        <Icon size={20} />
        {text}
      </SoftLink>
    </li>
  );
}
