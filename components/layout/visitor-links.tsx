import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";

const anchors = ["features", "benefits", "faq", "contact"] as const;

interface VisitorLinksProps {
  listClassName: string;
  linkClassName: string;
}

/** The landing page's sections, reachable from everywhere. */
export function VisitorLinks({ listClassName, linkClassName }: VisitorLinksProps) {
  const t = useTranslations();
  return (
    <ul className={listClassName}>
      {anchors.map((anchor) => (
        <li key={anchor}>
          <SoftLink href={`/#${anchor}`} className={linkClassName}>
            {t(`layout|anchor|${anchor}`)}
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
