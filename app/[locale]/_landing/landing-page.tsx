import { getLocale, getTranslations } from "next-intl/server";
import { orNull } from "@/app/with-fallback";
import { Landing } from "@/components/landing/landing";
import { NewestSection } from "@/components/landing/newest-section";
import { ListingRows } from "@/components/listings/list/listing-rows";
import { ListingTable } from "@/components/listings/list/listing-table";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { loadShared } from "@/lib/operations/load-for-page";
import { fuzzySearchListings } from "@/lib/search/operations";

export async function LandingPage() {
  const t = await getTranslations();
  const newest = await orNull(
    loadShared(fuzzySearchListings, { page: 1, pageSize: 8 }),
    "landing page",
  );
  if (newest === null) {
    return <Landing codes={[]} newest={null} />;
  }
  const { data, totalCount, capped } = newest;
  const list =
    data.length === 0 ? (
      <EmptyState title={t("landing|no_listings")} />
    ) : (
      // Rendered on the server only, so that browsers need no script for the rows.
      <ListingTable rows={ListingRows} listings={data} locale={await getLocale()} heading="h3" />
    );
  const section = (
    <NewestSection count={totalCount} capped={capped}>
      {list}
    </NewestSection>
  );
  return <Landing codes={data} newest={section} />;
}
