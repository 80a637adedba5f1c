import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { locales } from "@/lib/i18n/locales";
import { mailTemplateNames } from "@/lib/mail/schema";
import { previewHref } from "./mail-links";
import { SideList } from "./side-list";

/** Every template, in every language. */
export function TemplateList({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <SideList title={t("mail|outbox|templates")}>
      {mailTemplateNames.map((template) => (
        <li
          key={template}
          className="flex items-center justify-between gap-3 border-b border-steel-2 py-1 pl-3 pr-1 text-sm"
        >
          <code className="min-w-0 font-mono text-xs">{template}</code>
          <span className="flex">
            {locales.map((lang) => (
              <PageLink
                key={lang}
                href={previewHref(template, lang)}
                hrefLang={lang}
                aria-current={template === chosen && lang === locale ? "page" : undefined}
                className="control-size relative inline-flex min-w-9 items-center justify-center rounded text-petrol hover:bg-steel-1 pointer-coarse:min-w-11 aria-[current]:bg-petrol aria-[current]:text-on-petrol"
              >
                <span className="sr-only">{template} </span>
                {lang}
              </PageLink>
            ))}
          </span>
        </li>
      ))}
    </SideList>
  );
}
