"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { early } from "@/components/form/early-action";
import { showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { setSelectedStatusAction } from "@/lib/listings/actions";
import { type NamedListing, type SelectableListing, SelectionProvider } from "./selection-context";
import { SelectionForm } from "./selection-form";
import { useOutcomeText } from "./use-outcome-text";

interface ListingSelectionProps {
  /** Whose page this is. */
  userId: string;
  /** Those of the page, in any order. */
  shown: NamedListing[];
  /** What the filter leaves on every page, as far as it can be changed at once. */
  all: SelectableListing[];
  /** The filter leaves more than that. */
  isCut: boolean;
  /** The list, with a `SelectionBox` in each row. */
  children: ReactNode;
}

/** A list of which several can be changed at once: a plain form without JavaScript, which says above what came of it. */
export function ListingSelection({ userId, shown, all, isCut, children }: ListingSelectionProps) {
  const t = useTranslations();
  const outcomeText = useOutcomeText(shown);
  const [outcome, act] = useActionState(
    early(setSelectedStatusAction, ({ code }) => showAlert("error", t(`error|${code}`))),
    null,
  );
  const refused = outcome?.ok === false ? outcome.ids : [];
  return (
    <SelectionProvider all={all} isCut={isCut} initial={refused}>
      {outcome ? (
        <Banner kind={outcome.ok ? "success" : "error"} title={outcomeText(outcome)} />
      ) : null}
      <SelectionForm userId={userId} shown={shown} action={act}>
        {children}
      </SelectionForm>
    </SelectionProvider>
  );
}
