"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { ListingFormValues } from "./form-values";
import { useEntryText } from "./listing-conflict-text";
import type { ListingEntry } from "./listing-difference";

interface ListingConflictRowProps {
  entry: ListingEntry;
  mine: ListingFormValues;
  theirs: ListingFormValues;
  /** Whether its own version was changed here, stood there before, or has the other's changes in it. */
  kind: "mine" | "untouched" | "merged";
  chosen: "mine" | "theirs" | "neither";
  onChoose: (version: ListingFormValues) => void;
}

/** One entry in both versions, of which one is chosen. */
export function ListingConflictRow(props: ListingConflictRowProps) {
  const { entry, mine, theirs, kind, chosen, onChoose } = props;
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
              checked={chosen === side}
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
      {chosen === "neither" ? (
        <p className="mt-2 text-sm text-steel-3">{t("listing|form|conflict|neither")}</p>
      ) : null}
    </fieldset>
  );
}
