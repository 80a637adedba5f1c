import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";

export interface Crumb {
  label: string;
  href: string;
  isCode?: boolean;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t("layout|breadcrumbs")}
      className="mb-3 text-sm text-steel-3 pointer-coarse:-mt-3 pointer-coarse:mb-0 print:hidden"
    >
      <ol className="wrap-anywhere">
        {crumbs.map(({ label, href, isCode }, place) => (
          // Inline, so that the arrow wraps with the following text. On a phone the heading replaces the last
          // crumb.
          <li key={href} className={place < crumbs.length - 1 ? "inline" : "inline max-md:sr-only"}>
            {place > 0 ? (
              <span aria-hidden="true" className="px-1">
                {" ›\u00a0"}
              </span>
            ) : null}
            {place < crumbs.length - 1 ? (
              <PageLink
                href={href}
                className="tap-size pointer-coarse:align-baseline hover:text-petrol hover:underline"
              >
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" className={isCode ? "font-mono" : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
