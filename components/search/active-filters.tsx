import { useLocale, useTranslations } from "next-intl";
import { X } from "@/components/ui/icons";
import { SoftLink } from "@/components/ui/soft-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { type SearchAddress, searchHref } from "@/lib/search/search-address";
import { formId } from "./search-filters";

/** Null for an unknown id, undefined without a valid one. */
export type FilteredManufacturer = { name: string } | null | undefined;

interface ActiveFiltersProps {
  path: string;
  address: SearchAddress;
  manufacturer: FilteredManufacturer;
}

export function ActiveFilters({ path, address, manufacturer }: ActiveFiltersProps) {
  const t = useTranslations();
  const chips = chipsOf(address, manufacturer, t, useLocale());
  if (chips.length === 0) {
    return null;
  }
  // `relative`, because text for screen readers would otherwise widen the page.
  return (
    <ul
      aria-label={t("search|active")}
      className="relative mb-2 flex flex-wrap items-center gap-2 text-sm max-md:-mx-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:p-1"
    >
      {chips.map(({ label, rest }) => (
        <li key={label} className="max-md:shrink-0">
          <SoftLink
            href={searchHref({ ...address, ...rest, page: 1 }, path)}
            replace
            className="inline-flex min-h-7 items-center gap-1 rounded border border-steel-3 bg-steel-1 px-2 wrap-anywhere hover:border-petrol hover:text-petrol pointer-coarse:min-h-11 pointer-coarse:px-3"
          >
            <span className="sr-only">{t("search|remove")} </span>
            {label}
            <X size={16} aria-hidden="true" className="shrink-0 print:hidden" />
          </SoftLink>
        </li>
      ))}
      {chips.length > 1 ? (
        <li className="max-md:shrink-0 print:hidden">
          <SoftLink
            href={searchHref({ query: address.query }, path)}
            replace
            resets={formId}
            className="link inline-flex min-h-7 items-center pointer-coarse:min-h-11"
          >
            {t("search|reset_all")}
          </SoftLink>
        </li>
      ) : null}
    </ul>
  );
}

interface Chip {
  label: string;
  /** The address without this filter. */
  rest: Partial<SearchAddress>;
}

const numbers = ["minOrderQuantity", "availableQuantity"] as const;
const switches = [
  "shippingPossible",
  "pickupPossible",
  "excludeBundles",
  "hasCertificate",
  "showInactive",
  "showUnavailable",
] as const;

function chipsOf(
  address: SearchAddress,
  manufacturer: FilteredManufacturer,
  t: Translator,
  locale: string,
): Chip[] {
  const { manufacturerId, yearOfManufactureFrom: year, condition, status } = address;
  return [
    ...status.map((one) => ({
      label: t("search|chip|status", { status: t(`listing|status|${one}`) }),
      rest: { status: status.filter((other) => other !== one) },
    })),
    ...(manufacturerId
      ? [
          {
            label: manufacturerLabel(manufacturerId, manufacturer, t),
            rest: { manufacturerId: undefined },
          },
        ]
      : []),
    ...numbers.flatMap((name) => {
      const quantity = address[name];
      return quantity
        ? [
            {
              label: t(`search|chip|${name}`, { quantity: formatInteger(quantity, locale) }),
              rest: { [name]: undefined },
            },
          ]
        : [];
    }),
    ...condition.map((one) => ({
      label: t("search|chip|condition", { condition: t(`listing|condition|${one}`) }),
      rest: { condition: condition.filter((other) => other !== one) },
    })),
    ...(year
      ? [
          {
            label: t("search|chip|year", { year: String(year) }),
            rest: { yearOfManufactureFrom: undefined },
          },
        ]
      : []),
    ...switches
      .filter((name) => address[name])
      .map((name) => ({ label: t(`search|${name}`), rest: { [name]: false } })),
  ];
}

function manufacturerLabel(id: number, manufacturer: FilteredManufacturer, t: Translator): string {
  const unread = t("search|chip|number", { id: String(id) });
  const name = manufacturer === null ? t("search|chip|unknown") : manufacturer?.name;
  return t("search|chip|manufacturer", { manufacturer: name ?? unread });
}
