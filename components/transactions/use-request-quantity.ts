"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import { piecesIn } from "@/lib/transactions/entered";
import { brokenBound, type QuantityBounds } from "@/lib/transactions/rules";

/** The quantity of a request while it is typed, and what is to be said about it. */
export function useRequestQuantity(typed: string, bounds: QuantityBounds, onChange: () => void) {
  const t = useTranslations();
  const locale = useLocale();
  const { least, most, limitInCt } = bounds;
  const limit = limitInCt === undefined ? null : formatWholeEuros(limitInCt);
  const [value, setValue] = useState(() => piecesIn(typed) ?? 0);
  const [unread, setUnread] = useState(() => (piecesIn(typed) === null ? typed : undefined));
  const [corrected, setCorrected] = useState<"raised" | "lowered" | null>(null);
  // Corrected by the very press that would send it: the reader shall see first what that is.
  const unseen = useRef(false);
  const isFixed = least === most;
  const quantity = isFixed ? least : value;
  const broken = brokenBound(quantity, bounds);

  function change(next: number): void {
    onChange();
    put(next, null);
  }

  /** The field was left, with its value within the bounds: no news to the form, which shall not move under a press. */
  function settle(next: number): void {
    if (next !== value || unread !== undefined) {
      put(next, next > value ? "raised" : "lowered");
      unseen.current = true;
    }
  }

  function put(next: number, correction: typeof corrected): void {
    setValue(next);
    setUnread(undefined);
    setCorrected(correction);
  }

  function hint(): string | undefined {
    if (corrected) {
      const n = formatInteger(quantity, locale);
      return limit !== null && corrected === "lowered"
        ? t("transaction|request|hint|lowered_to_limit", { n, limit })
        : t(`transaction|request|hint|${corrected}`, { n });
    }
    return unread === undefined ? hintAt(broken) : hintOf(unread);
  }

  /** What is wrong with a quantity as it was typed. */
  function hintOf(text: string): string | undefined {
    const pieces = piecesIn(text);
    if (pieces === null && text.trim() !== "") {
      return t("transaction|request|hint|whole");
    }
    return hintAt(brokenBound(pieces ?? 0, bounds));
  }

  function hintAt(bound: typeof broken): string | undefined {
    const count = bound === "above" ? most : least;
    const n = formatInteger(count, locale);
    if (limit !== null && bound === "above") {
      return t("transaction|request|hint|above_limit", { n, limit });
    }
    return bound ? t(`transaction|request|hint|${bound}`, { count, n }) : undefined;
  }

  return {
    value: quantity,
    unread,
    isFixed,
    hint: isFixed ? undefined : hint(),
    hintOf: (text: string) => (isFixed ? undefined : hintOf(text)),
    isCorrected: corrected !== null,
    /** Null while it cannot be requested: no total is better than a wrong one. */
    valid: broken === null && unread === undefined ? quantity : null,
    /** What stands there cannot be requested, and the hint says why. */
    isFaulty: !isFixed && (broken !== null || (unread ?? "").trim() !== ""),
    change,
    settle,
    /** Any new key or press comes from somebody who sees the correction. */
    see: () => {
      unseen.current = false;
    },
    isUnseen: () => unseen.current,
  };
}
