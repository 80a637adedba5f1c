import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import { SoftLink } from "@/components/ui/soft-link";
import { listingCondition, listingStatus } from "@/lib/listings/schema";
import { type SearchAddress, searchHref, searchParametersOf } from "@/lib/search/schema";
import { CheckboxList, FilterForm } from "./filter-form";
import { type ManufacturerChoice, ManufacturerFilter } from "./manufacturer-filter";

interface SearchFiltersProps {
  path: string;
  address: SearchAddress;
  manufacturers: ManufacturerChoice;
  /** Administrators also find what is not for sale; only search offers it, own listings show everything. */
  canShowAll: boolean;
  /** Own listings are of every status. */
  hasStatus: boolean;
}

export const formId = "filters";

const switches = [
  "shippingPossible",
  "pickupPossible",
  "excludeBundles",
  "hasCertificate",
] as const;
const switchesForAll = ["showInactive", "showUnavailable"] as const;

/**
 * The filters as a plain GET form: the address is their only state (spec §2.5). Each field has its own value of the
 * address for its key: what was typed into the others stays when an order, a page or a chip is chosen.
 */
export function SearchFilters(props: SearchFiltersProps) {
  const { path, address, manufacturers, canShowAll, hasStatus } = props;
  const t = useTranslations();
  const { query, sort, pageSize, showUnavailable } = address;
  const reset = searchHref({ query }, path);
  return (
    <FilterForm id={formId} action={path} className="space-y-4">
      {searchParametersOf({ query, sort, pageSize }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasStatus ? (
        <ChoiceFilter
          name="status"
          label={t("search|status")}
          options={listingStatus.options.map((value) => [value, t(`listing|status|${value}`)])}
          chosen={address.status}
        />
      ) : null}
      <ManufacturerFilter key={keyOf(manufacturers)} choice={manufacturers} />
      <NumberFilter
        key={`minimum ${address.minOrderQuantity}`}
        name="minOrderQuantity"
        hint={t("search|minOrderQuantity|hint")}
        value={address.minOrderQuantity}
      >
        {t("search|minOrderQuantity")}
      </NumberFilter>
      <NumberFilter
        key={`available ${address.availableQuantity} ${showUnavailable}`}
        name="availableQuantity"
        hint={t("search|availableQuantity|hint")}
        value={showUnavailable ? 0 : address.availableQuantity}
        isDisabled={showUnavailable}
      >
        {t("search|availableQuantity")}
      </NumberFilter>
      <ChoiceFilter
        name="condition"
        label={t("listing|condition")}
        options={listingCondition.options.map((value) => [value, t(`listing|condition|${value}`)])}
        chosen={address.condition}
      />
      <NumberFilter
        key={`year ${address.yearOfManufactureFrom}`}
        name="yearOfManufactureFrom"
        hint={t("search|yearOfManufactureFrom|hint")}
        value={address.yearOfManufactureFrom}
      >
        {t("search|yearOfManufactureFrom")}
      </NumberFilter>
      <CheckboxList
        legend={t("search|restrictions")}
        boxes={[...switches, ...(canShowAll ? switchesForAll : [])].map((name) => ({
          id: `filter-${name}`,
          name,
          value: "true",
          label: t(`search|${name}`),
          isChecked: address[name],
        }))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{t("search|apply")}</Button>
        <SoftLink href={reset} replace resets={formId} className="link py-2 pointer-coarse:py-2.5">
          {t("search|reset")}
        </SoftLink>
      </div>
    </FilterForm>
  );
}

function keyOf({ chosen, mistyped }: ManufacturerChoice): string {
  return `manufacturer ${mistyped?.name ?? chosen?.id}`;
}

interface ChoiceFilterProps {
  name: string;
  label: string;
  options: [value: string, label: string][];
  chosen: readonly string[];
}

function ChoiceFilter({ name, label, options, chosen }: ChoiceFilterProps) {
  return (
    <details className="-mt-1.5 mb-2.5" open={chosen.length > 0}>
      <summary className="control-size w-fit py-1.5 font-semibold">
        {chosen.length > 0 ? `${label} (${chosen.length})` : label}
      </summary>
      <CheckboxList
        legend={label}
        boxes={options.map(([value, text]) => ({
          id: `filter-${name}-${value}`,
          name,
          value,
          label: text,
          isChecked: chosen.includes(value),
        }))}
      />
    </details>
  );
}

interface NumberFilterProps {
  name: string;
  hint: string;
  value: number | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * A whole number as text: a field of type number takes "1.000" and "1e3" for what nobody means, and follows the mouse
 * wheel. `FilterForm` keeps to digits; without JavaScript the browser refuses all else by `pattern`.
 */
function NumberFilter({ name, hint, value, isDisabled, children }: NumberFilterProps) {
  return (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={children}
      hint={hint}
      defaultValue={value ?? ""}
      disabled={isDisabled}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      numeric
    />
  );
}
