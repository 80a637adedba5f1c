import { getTranslations } from "next-intl/server";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { draftKeyOf } from "@/components/listings/form/listing-draft";
import { requireMember } from "@/lib/accounts/current-viewer";
import { copyOf, emptyListing } from "@/lib/listings/form";
import { isManaged } from "@/lib/stock/rules";
import { findListingAt } from "../../../_listings/find-listing";
import { ListingFormPage } from "../../../_listings/listing-form-page";

type Props = { searchParams: Promise<{ from?: string | string[] }> };

export const generateMetadata = metadataWithTitle((t) => t("listing|form|create"));

export default async function CreateListingPage({ searchParams }: Props) {
  const { from } = await searchParams;
  const isCopy = typeof from === "string";
  const address = isCopy ? `/listing/create?from=${encodeURIComponent(from)}` : "/listing/create";
  const member = await requireMember(address);
  const found = isCopy ? await findListingAt(member, from) : null;
  const source = found && isManaged(found) ? found : null;
  const t = await getTranslations();
  const copyLead = source && t("listing|form|copy|lead", { id: String(source.id) });
  return (
    <ListingFormPage
      title="listing|form|create"
      lead={copyLead ?? t("listing|form|lead")}
      initial={source ? copyOf(source) : emptyListing}
      edited={null}
      userId={member.userId}
      draftKey={draftKeyOf(member.userId, source ? `copy-of-${source.id}` : "new")}
    />
  );
}
