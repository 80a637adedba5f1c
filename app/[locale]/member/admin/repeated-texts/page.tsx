import type { SearchParams } from "@/app/search-params";
import { repeatedTextsAddress, repeatedTextsHref } from "@/components/admin/admin-addresses";
import { RepeatedTextsScreen } from "@/components/admin/repeated-texts-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { loadAs } from "@/lib/operations/load-for-page";
import { getRepeatedTexts } from "@/lib/repeated-texts/operations";
import { clampedPage } from "../../../_listings/clamped-page";
import { missingPage } from "../../../_missing/missing-page";
import { currentAdministrator } from "../current-administrator";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = metadataWithTitle((t) => t("admin|repeated_texts"));

export default async function RepeatedTextsPage({ searchParams }: Props) {
  const asked = repeatedTextsAddress.parse(await searchParams);
  const viewer = await currentAdministrator(repeatedTextsHref(asked));
  if (!viewer) {
    return missingPage();
  }
  const { address, answer } = await clampedPage(asked, (filter) =>
    loadAs(viewer, getRepeatedTexts, filter),
  );
  return <RepeatedTextsScreen address={address} texts={answer} />;
}
