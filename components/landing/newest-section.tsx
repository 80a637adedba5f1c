import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";

interface NewestSectionProps {
  count: number;
  capped: boolean;
  children: ReactNode;
}

export function NewestSection({ count, capped, children }: NewestSectionProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const all =
    capped || count === 0
      ? t("landing|all")
      : t("landing|all_counted", { count, shown: formatInteger(count, locale) });
  return (
    <section aria-labelledby="newest-title" className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="newest-title" className="text-lg">
          {t("landing|newest")}
        </h2>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <PageLink href="/listing/search" className="link tap-size">
            {all}
          </PageLink>
          <PageLink href="/manufacturer" className="link tap-size">
            {t("manufacturers|title")}
          </PageLink>
        </p>
      </div>
      <div className="max-lg:[&_li:nth-child(n+5)]:hidden">{children}</div>
    </section>
  );
}
