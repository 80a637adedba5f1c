"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Moment } from "@/components/layout/moment";
import { Button } from "@/components/ui/button";
import type { ListingFormValues } from "./form-values";
import { ListingConflictRow } from "./listing-conflict-row";
import {
  changedEntries,
  differingEntries,
  entryOf,
  isSame,
  type ListingEntry,
  offeredVersion,
} from "./listing-difference";
import type { ListingConflict } from "./use-listing-conflict";

interface ListingConflictPanelProps {
  form: UseFormReturn<ListingFormValues>;
  conflict: ListingConflict;
  isUploading: boolean;
}

/**
 * Both versions of every entry in which they differ. A choice goes into the form below at once, so the form always
 * shows what will be saved. Takes the focus when it appears, and for every further conflict.
 */
export function ListingConflictPanel({ form, conflict, isUploading }: ListingConflictPanelProps) {
  const t = useTranslations();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const current = useWatch({ control: form.control }) as ListingFormValues;
  const { base, theirs, savedAt } = conflict;
  const mine = offeredVersion(conflict.mine, theirs, base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new conflict is news.
  useEffect(() => {
    // It may be higher than the window, and focus alone would show its middle.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, [conflict]);

  const entries = differingEntries(mine, theirs);
  const changed = changedEntries(entries, mine, base);
  const chosenOf = (entry: ListingEntry) => {
    const sides = { mine, theirs } as const;
    const names = ["mine", "theirs"] as const;
    return names.find((side) => isSame(entry, current, sides[side])) ?? "neither";
  };

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
            kind={kindOf(entry)}
            chosen={chosenOf(entry)}
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

/** A bundle's minimum is its quantity, whichever of the two was chosen (spec §4). */
function withBundleMinimum(values: ListingFormValues): ListingFormValues {
  return values.bundleOnly ? { ...values, minOrderQuantity: values.quantity } : values;
}
