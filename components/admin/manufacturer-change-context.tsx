"use client";

import { useLocale, useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import {
  changeManufacturerAction,
  type ManufacturerChangeState,
} from "@/lib/actions/manufacturers";
import { formatInteger } from "@/lib/i18n/formats";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { ManufacturerChange } from "@/lib/manufacturers/schema";

type Changes = ReturnType<typeof useChanges>;

const ChangesContext = createContext<Changes | null>(null);

/** All forms of the page share one pending change and one notice above them. */
export function ManufacturerChangeContext({ children }: { children: ReactNode }) {
  const changes = useChanges();
  return (
    <ChangesContext value={changes}>
      <ManufacturerNotice state={changes.state} />
      {children}
    </ChangesContext>
  );
}

export function useManufacturerChanges(): Changes {
  const changes = use(ChangesContext);
  if (!changes) {
    throw new Error("A form of manufacturers stands outside of ManufacturerChangeContext.");
  }
  return changes;
}

function useChanges() {
  return useFormAction(changeManufacturerAction);
}

/** Errors of the name are shown at its field instead. */
function ManufacturerNotice({ state }: { state: ManufacturerChangeState }) {
  const [t, locale] = [useTranslations(), useLocale()];
  if (!state || isAtField(state)) {
    return null;
  }
  const change = state.entered.change as ManufacturerChange;
  if (!state.ok) {
    return (
      <FocusedNotice news={state}>
        {state.issues.length > 0 || state.code === "NOT_FOUND" ? (
          <Banner kind="error" title={t("admin|manufacturer|change|gone")} />
        ) : (
          <ErrorBanner {...state} />
        )}
      </FocusedNotice>
    );
  }
  const { name, other, count } = state.answer;
  const facts = { name, other, count, shown: formatInteger(count, locale) };
  return (
    <FocusedNotice news={state}>
      <Banner kind="success" title={t(`admin|manufacturer|change|${change}|done`, facts)} />
    </FocusedNotice>
  );
}

function isAtField(state: NonNullable<ManufacturerChangeState>): boolean {
  return (
    ["rename", "add_alias"].includes(String(state.entered.change)) &&
    !state.ok &&
    state.issues.some(({ path }) => path === "name")
  );
}

export function useEnteredName(change: "rename" | "add_alias") {
  const t = useTranslations();
  const { failure, isPending, props: sending } = useManufacturerChanges();
  const rejected = failure?.entered.change === change ? failure : null;
  const issue = rejected?.issues[0];
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (issue) {
      ref.current?.focus();
    }
  }, [issue]);
  const field = {
    ref,
    name: "name",
    error: issue && issueSentence(t, issue.code),
    required: true,
    maxLength: 100,
    autoComplete: "off",
    spellCheck: false,
  };
  return { sending, isPending, error: issue, entered: rejected?.entered.name, field };
}
