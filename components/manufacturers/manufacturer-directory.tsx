import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { SoftLink } from "@/components/ui/soft-link";
import { formatInteger } from "@/lib/i18n/formats";
import { initialOf, manufacturerHref } from "@/lib/manufacturers/names";
import type { ManufacturerOffers } from "@/lib/manufacturers/schema";

// The limit of counting (lib/manufacturers/queries/manufacturers.ts).
const countedOffers = 1_000;

export function ManufacturerDirectory({ manufacturers }: { manufacturers: ManufacturerOffers[] }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const groups = [...Map.groupBy(manufacturers, ({ name }) => initialOf(name))].sort(byInitial);
  if (groups.length === 0) {
    return <EmptyState title={t("manufacturers|none")} text={t("manufacturers|none|text")} />;
  }
  return (
    <>
      <nav aria-label={t("manufacturers|letters")} className="my-6 border-y py-1">
        <ul className="-ml-3 flex flex-wrap gap-x-1">
          {groups.map(([initial]) => (
            <li key={initial}>
              <a
                href={`#${anchorOf(initial)}`}
                className="control-size flex min-w-9 items-center justify-center px-2 font-semibold text-petrol hover:underline pointer-coarse:min-w-11"
              >
                {initial}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([initial, some]) => (
        <section
          key={initial}
          aria-labelledby={anchorOf(initial)}
          className="grid gap-x-6 border-b py-4 last:border-b-0 md:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <h2 id={anchorOf(initial)} className="scroll-mt-24 text-lg">
            {initial}
          </h2>
          <ul className="columns-1 gap-x-8 md:columns-2 lg:columns-3">
            {some.map((manufacturer) => (
              <li key={manufacturer.id} className="break-inside-avoid">
                {/* The page has thousands of links, and the router's own would be sent twice. */}
                <SoftLink
                  href={manufacturerHref(manufacturer)}
                  className="flex items-baseline gap-x-2 py-1 hover:text-petrol hover:underline pointer-coarse:py-2.5"
                >
                  <span className="min-w-0 wrap-anywhere">{manufacturer.name}</span>
                  <span className="font-mono text-sm text-steel-3">
                    ({shownOffers(manufacturer, locale)})
                  </span>
                </SoftLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type Group = [initial: string, manufacturers: ManufacturerOffers[]];

function byInitial([one]: Group, [other]: Group): number {
  return placeOf(one) - placeOf(other) || one.localeCompare(other);
}

function placeOf(initial: string): number {
  return initial === "#" ? 2 : Number(initial === "0–9");
}

function anchorOf(initial: string): string {
  return `initial-${initial === "#" ? "other" : initial.slice(0, 1)}`;
}

function shownOffers({ offers }: ManufacturerOffers, locale: string): string {
  return offers > countedOffers
    ? `> ${formatInteger(countedOffers, locale)}`
    : formatInteger(offers, locale);
}
