"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { issueSentence } from "@/lib/i18n/issue-text";
import { useManufacturerChanges } from "./manufacturer-changes";

/** The field for a name and, where it was refused, its fault and what was entered. */
export function useEnteredName(change: "rename" | "add_alias") {
  const t = useTranslations();
  const { failure, isPending, props: sending } = useManufacturerChanges();
  const refused = failure?.entered.change === change ? failure : null;
  const fault = refused?.issues[0];
  const ref = useRef<HTMLInputElement>(null);
  // As a notice does, each time anew: the fault comes into view and is read out.
  useEffect(() => {
    if (fault) {
      ref.current?.focus();
    }
  }, [fault]);
  const field = {
    ref,
    name: "name",
    error: fault && issueSentence(t, fault.code),
    required: true,
    maxLength: 100,
    autoComplete: "off",
    spellCheck: false,
  };
  return { sending, isPending, fault, entered: refused?.entered.name, field };
}
