import { useTranslations } from "next-intl";
import { SearchBar } from "@/components/layout/search-bar";
import { SoftLink } from "@/components/ui/soft-link";
import { searchHref } from "@/lib/search/schema";
import { site } from "@/lib/site/site";
import { Drawing } from "./drawings/drawing";
import { exampleSearches, type ListingCodes } from "./example-searches";

/** Who comes with a number types it here; on a desk the rack beside it says the rest. */
export function LandingHero({ codes }: { codes: readonly ListingCodes[] }) {
  const t = useTranslations();
  const examples = exampleSearches(codes);
  return (
    <div className="items-center gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-text">
        <h1 className="text-xl md:text-2xl">{t("landing|title")}</h1>
        <p className="mt-3 mb-5 text-base md:text-lg">{t("landing|lead", { site: site.name })}</p>
        <SearchBar large />
        <p className="mt-2 text-sm text-steel-3">{t("landing|search_hint")}</p>
        {examples.length > 0 && (
          <dl className="mt-3 flex flex-wrap gap-x-6 text-sm md:gap-y-1">
            {examples.map(({ kind, query }) => (
              <div key={kind} className="flex items-baseline gap-x-2">
                <dt className="text-steel-3">{t(`landing|example|${kind}`)}</dt>
                <dd>
                  <SoftLink href={searchHref({ query })} className="link tap-size font-mono">
                    {query}
                  </SoftLink>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Drawing
        name="rack"
        className="hidden h-75 w-73 lg:block min-[80rem]:h-auto min-[80rem]:w-auto"
      />
    </div>
  );
}
