"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { getOwnListingsOfPartAction } from "@/lib/actions/listings";
import { formatInteger } from "@/lib/i18n/formats";
import type { OwnListingOfPart } from "@/lib/listings/schema";
import type { ListingFormPart } from "./listing-form-part";

const pauseInMs = 700;

interface ListedAlreadyProps extends ListingFormPart {
  userId: string;
}

/** Links to the seller's own listings of this part, but blocks nothing. */
export function ListedAlready({ form, userId }: ListedAlreadyProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const listings = useOwnListings(form, userId);
  return (
    <div role="status" className="mt-2 border-s-2 border-note ps-3 text-sm empty:hidden">
      {listings.length > 0 ? (
        <>
          <p>{t("listing|form|listed_already", { count: listings.length })}</p>
          <ul className="my-1">
            {listings.map((listing) => (
              <li key={listing.listingId} className="py-1">
                <a
                  href={`/listing/edit/${listing.listingId}`}
                  target="_blank"
                  rel="noopener"
                  className="underline"
                >
                  {t("listing|form|listed_already|link", { id: String(listing.listingId) })}
                </a>
                {` (${factsOf(listing).join(", ")})`}
              </li>
            ))}
          </ul>
          <p>{t("listing|form|listed_already|more")}</p>
        </>
      ) : null}
    </div>
  );

  function factsOf({ availableQuantity, condition, status }: OwnListingOfPart): string[] {
    const quantity = formatInteger(availableQuantity, locale);
    return [
      t("listing|form|listed_already|facts", { quantity }),
      ...(condition ? [t(`listing|condition|${condition}`)] : []),
      ...(status === "ACTIVE" ? [] : [t(`listing|status|${status}`)]),
    ];
  }
}

/** Waits for a pause in typing and ignores late results. */
function useOwnListings(form: ListingFormPart["form"], userId: string): OwnListingOfPart[] {
  const [manufacturer, mpn] = useWatch({ control: form.control, name: ["manufacturer", "mpn"] });
  const part = manufacturer && mpn.trim() ? JSON.stringify({ manufacturer, mpn }) : null;
  const [found, setFound] = useState<{ part: string; listings: OwnListingOfPart[] } | null>(null);

  useEffect(() => {
    if (part === null) {
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const result = await callAction(() => getOwnListingsOfPartAction(userId, JSON.parse(part)));
      if (!isLate && result.ok) {
        setFound({ part, listings: result.answer });
      }
    }, pauseInMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [part, userId]);

  return found?.part === part ? found.listings : [];
}
