import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import { SoftLink } from "@/components/ui/soft-link";
import { listingCondition, listingStatus } from "@/lib/listings/schema";
import { type SearchAddress, searchHref, searchParametersOf } from "@/lib/search/search-address";
import { CheckboxList } from "./checkbox-list";
import { FilterForm } from "./filter-form";
import { type ManufacturerChoice, ManufacturerFilter } from "./manufacturer-filter";

interface SearchFiltersProps {
  path: string;
  address: SearchAddress;
  manufacturers: ManufacturerChoice;
  /** Administrators also find what is not for sale; own listings always show everything. */
  canShowAll: boolean;
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
 * A plain GET form, so the address is the only state. Each field's key contains its value, so that input into
 * other fields stays.
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
 * A text field, because type number accepts "1.000" and "1e3" and follows the mouse wheel. Without JavaScript
 * `pattern` checks it.
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
