"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { afterPress } from "./after-press";
import { withBundleOnly, withEntered } from "./form-values";
import { useSetter } from "./use-setter";
import type { WithForm } from "./with-form";

/** Quantity, minimum and bundle-only, which follow each other (spec §4), and whether the box has just done so. */
export function useBundle(form: WithForm["form"]) {
  const set = useSetter(form);
  const [hasFollowed, setFollowed] = useState(false);
  const [quantity, minOrderQuantity, bundleOnly] = useWatch({
    control: form.control,
    name: ["quantity", "minOrderQuantity", "bundleOnly"],
  });
  const stock = { quantity, minOrderQuantity, bundleOnly };
  // Where the box stood before a figure was typed: on the way to 10 it may have gone off for a 1.
  const [before, setBefore] = useState<boolean | null>(null);

  function type(typed: typeof stock): void {
    setBefore(before ?? bundleOnly);
    set(typed);
  }

  /** A field was left: a minimum above the quantity comes down to it. */
  function enter(typed: typeof stock): void {
    const minimum = Math.max(1, Math.min(typed.minOrderQuantity, typed.quantity));
    const entered = withEntered({ ...typed, minOrderQuantity: minimum });
    const stood = before ?? bundleOnly;
    setBefore(null);
    if (entered.bundleOnly !== stood || before !== null) {
      afterPress(() => setFollowed(entered.bundleOnly !== stood));
    }
    set(entered);
  }

  function choose(isBundle: boolean): void {
    setFollowed(false);
    set(withBundleOnly({ quantity }, isBundle));
  }

  return { stock, hasFollowed, type, enter, choose };
}
