"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { FieldError } from "@/components/ui/inputs/field";
import { withRoom } from "@/lib/csv-import/map/mapping-form";
import type { ColumnConfidence } from "./column-confidence";
import { ColumnSamples } from "./column-samples";
import { ColumnSelect } from "./column-select";
import { DamagedNumbersBanner } from "./damaged-numbers-banner";
import { type MappingPart, revalidate } from "./mapping-form-issues";

const name = "alternateProductCodes";

interface AlternateColumnsProps extends MappingPart {
  hint: ColumnConfidence | undefined;
}

export function AlternateColumns({ form, columns, hint }: AlternateColumnsProps) {
  const t = useTranslations();
  const error = useErrorText(form)(name);
  const chosen = useWatch({ control: form.control, name });
  const before = form.formState.defaultValues?.alternateProductCodes;

  function choose(place: number, column: string): void {
    form.setValue(name, withRoom(chosen.with(place, column)));
    revalidate(form);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? "column-alternates-error" : undefined}>
      <legend className="mb-1 font-semibold">{t("listing|form|alternateProductCodes")}</legend>
      <p className="-mt-1 mb-1 text-sm text-steel-3">{t("csv-import|columns|alternates|hint")}</p>
      <ul className="space-y-2">
        {chosen.map((place, index) => {
          const id = `column-${name}${index === 0 ? "" : `-${index}`}`;
          const column = place === "" ? undefined : columns[Number(place)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place; the last one stays empty.
            <li key={index} className="space-y-2">
              <div>
                <ColumnSelect
                  id={id}
                  name={`${name}.${index}`}
                  columns={columns}
                  value={place}
                  onChange={(event) => choose(index, event.target.value)}
                  aria-label={t("csv-import|columns|alternate", { number: String(index + 1) })}
                  aria-describedby={`${id}-samples`}
                  aria-invalid={error ? true : undefined}
                />
                <ColumnSamples
                  id={`${id}-samples`}
                  column={column}
                  hint={place === before?.[index] ? hint : undefined}
                />
              </div>
              {column ? <DamagedNumbersBanner field={name} column={column} /> : null}
            </li>
          );
        })}
      </ul>
      {error ? <FieldError id="column-alternates-error">{error}</FieldError> : null}
    </fieldset>
  );
}
