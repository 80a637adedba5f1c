import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";

export interface Crumb {
  label: string;
  href: string;
}

/** The way to a page; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations();
  return (
    <nav aria-label={t("layout|breadcrumbs")} className="mb-3 text-sm text-steel-3 print:hidden">
      <ol className="flex min-w-0 flex-wrap items-baseline gap-x-2 pointer-fine:gap-y-1">
        {crumbs.map(({ label, href }, place) => (
          <li key={href} className="flex min-w-0 items-baseline gap-x-2">
            {place > 0 ? <span aria-hidden="true">›</span> : null}
            {place < crumbs.length - 1 ? (
              <PageLink href={href} className="tap-size hover:text-petrol hover:underline">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className="min-w-0 wrap-anywhere">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for search engines (schema.org). */
export function breadcrumbListOf(crumbs: Crumb[], appUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: label,
      item: `${appUrl}${href}`,
    })),
  };
}
