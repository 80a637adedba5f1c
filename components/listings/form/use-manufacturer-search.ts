"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { callAction } from "@/components/form/call-action";
import { getAllManufacturersAction } from "@/lib/manufacturers/actions";
import type { KnownManufacturer } from "./manufacturer-options";

const pauseInMs = 150;
const shownAtOnce = 20;

/** What was found for a text; unsure when the server did not answer. */
export interface FoundManufacturers {
  query: string;
  manufacturers: KnownManufacturer[];
  isSure: boolean;
}

/** Looks a typed text up after a short pause; the answer to an earlier text is ignored. */
export function useManufacturerSearch(
  query: string,
  { isWanted, onFound }: { isWanted: boolean; onFound: (found: FoundManufacturers) => void },
): FoundManufacturers | null {
  const [found, setFound] = useState<FoundManufacturers | null>(null);
  const isKnown = found?.query === query;

  const take = useEffectEvent((arrived: FoundManufacturers) => {
    setFound(arrived);
    onFound(arrived);
  });

  useEffect(() => {
    if (!isWanted || isKnown) {
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const arrived = await search(query);
      if (!isLate) {
        take(arrived);
      }
    }, pauseInMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [query, isWanted, isKnown]);

  return found;
}

async function search(query: string): Promise<FoundManufacturers> {
  const filter = { query, limit: shownAtOnce, onlyVerified: query.trim() === "" };
  const result = await callAction(() => getAllManufacturersAction(filter));
  return result.ok
    ? { query, manufacturers: result.answer, isSure: true }
    : { query, manufacturers: [], isSure: false };
}
