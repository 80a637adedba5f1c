import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import { SearchBar } from "./search-bar/search-bar";

interface NotFoundPageProps {
  title?: string;
  text?: string;
  query?: string | undefined;
}

export function NotFoundPage({ title, text, query }: NotFoundPageProps) {
  const t = useTranslations();
  const ways = [
    ["/listing/search", t("layout|all_listings")],
    ["/manufacturer", t("layout|manufacturers")],
    ["/contact", t("layout|anchor|contact")],
    ["/", t("page|home")],
  ] as const;
  return (
    <div className="max-w-text space-y-4 py-8 md:py-12">
      <p className="font-mono text-steel-3">404</p>
      <h1 className="text-xl">{title ?? t("page|not_found")}</h1>
      <p>{text ?? t("page|not_found_text")}</p>
      <SearchBar large id="not-found-search" {...(query !== undefined && { query })} />
      <nav aria-label={t("page|not_found_ways")} className="border-t border-steel-2 pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {ways.map(([href, label]) => (
            <li key={href}>
              <SoftLink href={href} className="link control-size flex items-center">
                {label}
              </SoftLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
