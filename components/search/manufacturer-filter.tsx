import { useTranslations } from "next-intl";
import { SelectField, TextField } from "@/components/ui/inputs/text-field";
import type { ErrorCode } from "@/lib/errors/error-kinds";

interface Manufacturer {
  id: number;
  name: string;
}

export interface ManufacturerChoice {
  /** Verified manufacturers, or those of the visible results when `isWhole` is false. */
  offered: Manufacturer[];
  isWhole: boolean;
  /** Null for an unknown id, undefined without one. */
  chosen?: Manufacturer | null | undefined;
  /** An unknown name with similar ones, or the error of the lookup. */
  mistyped?: { name: string; alike: Manufacturer[]; failure?: ErrorCode } | undefined;
}

/** With hundreds of manufacturers a text field replaces the choice; the server resolves the name. */
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
