"use client";

import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { earlyInputOf } from "./early-input";

/** The form's id, by which its HTML is found before its script has taken it over. */
export const listingFormId = "listing-form";

/**
 * What was typed before the script came. Read while React takes the HTML over: afterwards the fields hold what the
 * form was made with. A form that the script itself makes has nothing to read.
 */
export function useEarlyInput() {
  const isTakingOver = !useHydrated();
  const [early] = useState(() => (isTakingOver ? readEarlyInput() : {}));
  return early;
}

function readEarlyInput() {
  if (typeof document === "undefined") {
    return {};
  }
  const form = document.getElementById(listingFormId);
  return form instanceof HTMLFormElement ? earlyInputOf(form) : {};
}
