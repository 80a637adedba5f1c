import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { LogIn, UserPlus } from "@/components/ui/icons";
import { SoftLink } from "@/components/ui/soft-link";
import { Drawer } from "./drawer";
import { Logo } from "./logo";
import { sectionLinks } from "./navigation-links";

export function VisitorHeader() {
  const t = useTranslations();
  return (
    <>
      <Logo href="/" />
      <nav aria-label={t("layout|navigation")} className="hidden md:block">
        <VisitorLinks
          listClassName="flex gap-6"
          linkClassName="control-size flex items-center underline-offset-4 hover:text-petrol hover:underline"
        />
      </nav>
      <SoftLink
        href="/login"
        className={buttonStyle({ variant: "quiet", size: "sm", className: "ml-auto" })}
      >
        {t("layout|log_in")}
      </SoftLink>
      <Drawer title={t("layout|menu")} className="md:hidden">
        <VisitorLinks listClassName="border-b border-steel-2" linkClassName="menu-row" />
        <SoftLink href="/login" className="menu-row">
          <LogIn size={20} />
          {t("layout|log_in")}
        </SoftLink>
        <SoftLink href="/signup" className="menu-row">
          <UserPlus size={20} />
          {t("layout|sign_up")}
        </SoftLink>
      </Drawer>
    </>
  );
}

interface VisitorLinksProps {
  listClassName: string;
  linkClassName: string;
}

function VisitorLinks({ listClassName, linkClassName }: VisitorLinksProps) {
  const t = useTranslations();
  return (
    <ul className={listClassName}>
      {sectionLinks.map(({ href, text }) => (
        <li key={href}>
          <SoftLink href={href} className={linkClassName}>
            {t(text)}
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
