import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import { sectionLinks } from "./navigation";

interface VisitorLinksProps {
  listClassName: string;
  linkClassName: string;
}

/** The landing page's sections, reachable from everywhere. */
export function VisitorLinks({ listClassName, linkClassName }: VisitorLinksProps) {
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
