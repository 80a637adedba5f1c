"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { callAction } from "@/components/form/call-action";
import { getAllManufacturersAction, getManufacturerByIdAction } from "@/lib/manufacturers/actions";
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
  const filter = { query, pageSize: shownAtOnce, onlyVerified: query.trim() === "" };
  const [named, numbered] = await Promise.all([
    callAction(() => getAllManufacturersAction(filter)),
    findByValue(query.trim()),
  ]);
  if (!named.ok || numbered === "unsure") {
    return { query, manufacturers: [], isSure: false };
  }
  const others = named.answer.filter(({ id }) => id !== numbered?.id);
  return { query, manufacturers: numbered ? [...others, numbered] : named.answer, isSure: true };
}

const longestId = 9;

/** The option whose value the text is (spec §5), which no search by name finds. */
async function findByValue(text: string): Promise<KnownManufacturer | null | "unsure"> {
  if (!/^[1-9]\d*$/.test(text) || text.length > longestId) {
    return null;
  }
  const result = await callAction(() => getManufacturerByIdAction({ id: Number(text) }));
  if (result.ok) {
    return String(result.answer.id) === text ? result.answer : null;
  }
  return result.code === "NOT_FOUND" ? null : "unsure";
}
