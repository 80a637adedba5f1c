import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/input";
import { PageLink } from "@/components/ui/page-link";
import { SelectField, TextField } from "@/components/ui/text-field";
import { type SearchAddress, searchHref, searchParametersOf } from "@/lib/search/schema";
import { FilterForm } from "./filter-form";

interface SearchFiltersProps {
  /** Where the filtered list is shown. */
  path: string;
  address: SearchAddress;
  manufacturers: { id: number; name: string }[];
  /** Administrators also find what is not for sale; only search offers it, own listings show everything. */
  canShowAll: boolean;
}

const switches = ["shippingPossible", "pickupPossible", "excludeBundles"] as const;
const switchesForAll = ["showInactive", "showUnavailable"] as const;

/** The filters as a plain GET form: the address is their only state (spec §2.5). */
export function SearchFilters({ path, address, manufacturers, canShowAll }: SearchFiltersProps) {
  const t = useTranslations();
  const { query, pageSize, showUnavailable } = address;
  const reset = searchHref({ query }, path);
  return (
    <FilterForm key={searchHref(address, path)} action={path} className="space-y-4">
      {Object.entries(searchParametersOf({ query, pageSize })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="manufacturerId"
        label={t("listing|manufacturer")}
        defaultValue={address.manufacturerId ?? ""}
      >
        <option value="">{t("search|any_manufacturer")}</option>
        {manufacturers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <NumberFilter
        name="minOrderQuantity"
        hint={t("search|minOrderQuantity|hint")}
        value={address.minOrderQuantity}
      >
        {t("search|minOrderQuantity")}
      </NumberFilter>
      <NumberFilter
        name="availableQuantity"
        hint={t("search|availableQuantity|hint")}
        value={showUnavailable ? 0 : address.availableQuantity}
        isDisabled={showUnavailable}
      >
        {t("search|availableQuantity")}
      </NumberFilter>
      <fieldset>
        <legend className="sr-only">{t("search|restrictions")}</legend>
        {[...switches, ...(canShowAll ? switchesForAll : [])].map((name) => (
          <Checkbox
            key={name}
            id={`filter-${name}`}
            name={name}
            value="true"
            defaultChecked={address[name]}
            label={t(`search|${name}`)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{t("search|apply")}</Button>
        <PageLink href={reset} replace className="link py-2">
          {t("search|reset")}
        </PageLink>
      </div>
    </FilterForm>
  );
}

interface NumberFilterProps {
  name: string;
  hint: string;
  value: number | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

function NumberFilter({ name, hint, value, isDisabled, children }: NumberFilterProps) {
  return (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={children}
      hint={hint}
      defaultValue={value ?? ""}
      disabled={isDisabled}
      type="number"
      inputMode="numeric"
      min={isDisabled ? 0 : 1}
      max={2_147_483_647}
      step={1}
      numeric
    />
  );
}
