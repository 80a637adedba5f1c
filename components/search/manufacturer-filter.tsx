import { useTranslations } from "next-intl";
import { SelectField, TextField } from "@/components/ui/inputs/text-field";
import type { ErrorCode } from "@/lib/errors/error-kinds";

interface Manufacturer {
  id: number;
  name: string;
}

export interface ManufacturerChoice {
  /** The verified ones; where they are too many for a list (`isWhole` false), those of the results in sight. */
  offered: Manufacturer[];
  isWhole: boolean;
  /** Null where nobody has the id of the address, undefined where it has none. */
  chosen?: Manufacturer | null | undefined;
  /** A typed name that nobody has, to be mended, and those whose name is like it; or why nobody knows whom it means. */
  mistyped?: { name: string; alike: Manufacturer[]; failure?: ErrorCode } | undefined;
}

/**
 * A choice of manufacturers, or, where there are hundreds, a field for the name: the server finds whom it means, so it
 * works without JavaScript, and the page does not grow with the market (decision 22).
 */
export function ManufacturerFilter({ choice }: { choice: ManufacturerChoice }) {
  const t = useTranslations();
  const { offered, isWhole, chosen, mistyped } = choice;
  if (isWhole) {
    const isOffered = !chosen || offered.some(({ id }) => id === chosen.id);
    return (
      <SelectField
        name="manufacturerId"
        label={t("listing|manufacturer")}
        defaultValue={chosen?.id ?? ""}
      >
        <option value="">{t("search|any_manufacturer")}</option>
        {(isOffered ? offered : [...offered, chosen]).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <>
      <TextField
        id="filter-manufacturer"
        name="manufacturer"
        label={t("listing|manufacturer")}
        error={mistyped && !mistyped.failure ? t("search|manufacturer|unknown") : undefined}
        defaultValue={mistyped?.name ?? chosen?.name ?? ""}
        placeholder={t("search|any_manufacturer")}
        list="filter-manufacturers"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id="filter-manufacturers">
        {(mistyped?.alike ?? offered).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
