import { getLocale, getTranslations } from "next-intl/server";
import { Landing } from "@/components/landing/landing";
import { ListingList } from "@/components/listings/listing-list";
import { EmptyState } from "@/components/ui/empty-state";
import { orLeftOut } from "@/lib/operations/left-out";
import { loadShared } from "@/lib/operations/load";
import { fuzzySearchListings } from "@/lib/search/operations";

/** The landing page of both trees: nobody signed in sees it. */
export async function LandingPage() {
  const t = await getTranslations();
  const newest = await orLeftOut(
    loadShared(fuzzySearchListings, { page: 1, pageSize: 10 }),
    "landing page",
  );
  if (newest === null) {
    return <Landing newest={null} />;
  }
  const { data } = newest;
  if (data.length === 0) {
    return <Landing newest={<EmptyState title={t("landing|no_listings")} />} />;
  }
  return <Landing newest={<ListingList listings={data} locale={await getLocale()} />} />;
}
