"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Moment } from "@/components/layout/moment";
import { Button } from "@/components/ui/button";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { ListingFormValues } from "@/lib/listings/form";
import { loneBundlePrice } from "@/lib/listings/form";
import {
  codesIn,
  differingEntries,
  entryOf,
  isSame,
  type ListingEntry,
  offeredVersion,
} from "./merge-listing-versions";
import type { ListingConflict } from "./use-listing-conflict";

interface ListingConflictPanelProps {
  form: UseFormReturn<ListingFormValues>;
  conflict: ListingConflict;
  isUploading: boolean;
}

/** Writes each choice into the form at once. Takes the focus for every conflict. */
export function ListingConflictPanel({ form, conflict, isUploading }: ListingConflictPanelProps) {
  const t = useTranslations();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const current = useWatch({ control: form.control }) as ListingFormValues;
  const { base, theirs, savedAt } = conflict;
  const mine = offeredVersion(conflict.mine, theirs, base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new conflict is news.
  useEffect(() => {
    // Focus alone would show the middle of a tall panel.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, [conflict]);

  const entries = differingEntries(mine, theirs);
  const changed = entries.filter((entry) => !isSame(entry, mine, base));
  function kindOf(entry: ListingEntry) {
    if (!isSame(entry, mine, conflict.mine)) {
      return "merged";
    }
    return changed.includes(entry) ? "mine" : "untouched";
  }

  function choose(chosen: readonly ListingEntry[], version: ListingFormValues): void {
    const values = Object.assign({}, ...chosen.map((entry) => entryOf(entry, version)));
    for (const [name, value] of Object.entries(
      withBundleMinimum({ ...form.getValues(), ...values }),
    )) {
      form.setValue(name as keyof ListingFormValues, value, { shouldDirty: true });
    }
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="space-y-5 rounded border border-caution bg-caution-soft p-4 md:p-6"
    >
      <div className="space-y-2">
        <h2 id={titleId} className="text-lg text-caution">
          {t("listing|form|conflict")}
        </h2>
        <p>{t.rich("listing|form|conflict|text", { moment: () => <Moment at={savedAt} /> })}</p>
        <p>{t("listing|form|conflict|choice")}</p>
      </div>
      {entries.length > 1 ? (
        <div className="flex flex-wrap gap-3">
          {changed.length > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => choose(changed, mine)}>
              {t("listing|form|conflict|all_mine")}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onClick={() => choose(entries, theirs)}>
            {t("listing|form|conflict|all_theirs")}
          </Button>
        </div>
      ) : null}
      <div className="divide-y divide-steel-2 border-y border-steel-2">
        {entries.map((entry) => (
          <ListingConflictRow
            key={entry}
            entry={entry}
            mine={mine}
            theirs={theirs}
            current={current}
            kind={kindOf(entry)}
            onChoose={(version) => choose([entry], version)}
          />
        ))}
      </div>
      <Button type="submit" disabled={isUploading} busy={form.formState.isSubmitting}>
        {t(isUploading ? "listing|form|uploading" : "listing|form|save")}
      </Button>
    </section>
  );
}

function withBundleMinimum(values: ListingFormValues): ListingFormValues {
  return values.bundleOnly ? { ...values, minOrderQuantity: values.quantity } : values;
}

interface ListingConflictRowProps {
  entry: ListingEntry;
  mine: ListingFormValues;
  theirs: ListingFormValues;
  current: ListingFormValues;
  /** `merged` includes the other's changes. */
  kind: "mine" | "untouched" | "merged";
  onChoose: (version: ListingFormValues) => void;
}

function ListingConflictRow(props: ListingConflictRowProps) {
  const { entry, mine, theirs, current, kind, onChoose } = props;
  const t = useTranslations();
  const textOf = useEntryText();
  const name = useId();
  const sides = { mine, theirs };
  const labels = { mine: kind, theirs: "theirs" } as const;
  return (
    <fieldset className="py-4">
      <legend className="float-left mb-2 w-full font-semibold">{t(`listing|form|${entry}`)}</legend>
      <div className="clear-both grid gap-3 md:grid-cols-2">
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className="flex min-w-0 items-start gap-2">
            <input
              type="radio"
              name={name}
              checked={isSame(entry, current, sides[side])}
              onChange={() => onChoose(sides[side])}
              className="mt-1 size-5 shrink-0"
            />
            <span className="min-w-0">
              <span className="block text-sm text-steel-3">
                {t(`listing|form|conflict|${labels[side]}`)}
              </span>
              <span className="block break-words whitespace-pre-line">
                {textOf(entry, sides[side])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useEntryText() {
  const [t, locale] = [useTranslations(), useLocale()];
  return (entry: ListingEntry, values: ListingFormValues): string =>
    entryText(t, locale, entry, values) || t("listing|form|conflict|empty");
}

function entryText(
  t: Translator,
  locale: string,
  entry: ListingEntry,
  values: ListingFormValues,
): string {
  switch (entry) {
    case "manufacturer":
      return values.manufacturer?.name ?? "";
    case "alternateProductCodes":
      return codesIn(values).join("\n");
    case "documents":
      return documentsText(t, values);
    case "condition":
      return values.condition && t(`listing|condition|${values.condition}`);
    case "quantity":
    case "minOrderQuantity":
      return formatInteger(values[entry], locale);
    case "pricePerProductInCt":
      return priceText(t, values);
    case "shippingPriceInCt":
      return values.shippingPriceInCt === null ? "" : formatEuros(values.shippingPriceInCt);
    case "bundleOnly":
    case "shippingPossible":
    case "pickupPossible":
      return t(`listing|form|conflict|${values[entry] ? "yes" : "no"}`);
    default:
      return values[entry];
  }
}

function priceText(t: Translator, values: ListingFormValues): string {
  const total = loneBundlePrice(values);
  return total === null
    ? t("listing|form|conflict|per_piece", { price: formatEuros(values.pricePerProductInCt) })
    : t("listing|form|conflict|bundle_price", { price: formatEuros(total) });
}

function documentsText(t: Translator, { documents, mainImageId }: ListingFormValues): string {
  return documents
    .map(({ id, name, type }) => {
      const kind = id === mainImageId ? t("document|main_image") : t(`document|type|${type}`);
      return `${name} (${kind})`;
    })
    .join("\n");
}
