import { useLocale, useTranslations } from "next-intl";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { MemberQuestion } from "@/components/contact/member-question";
import { VisitorQuestion } from "@/components/contact/visitor-question";
import { ClientMessages } from "@/components/layout/client-messages";
import { openTransactionLinesOf } from "@/components/listings/list/open-transaction-lines";
import { PriceMissingNotice } from "@/components/listings/price-missing-notice";
import { MemberRequest } from "@/components/transactions/member-request";
import { VisitorRequest } from "@/components/transactions/visitor-request";
import { Banner } from "@/components/ui/banner";
import { Copyable } from "@/components/ui/copyable";
import { PageLink } from "@/components/ui/page-link";
import { addressLine } from "@/lib/accounts/shape-party";
import type { Party } from "@/lib/fields/party";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { isManaged, isOwnedBy } from "@/lib/stock/rules";
import { requestBounds } from "@/lib/transactions/quantity-bounds";
import type { RequestEntries } from "@/lib/transactions/request-entries";
import { requestClosedReasonOf } from "@/lib/transactions/rules";
import { OwnerActions } from "./owner-actions";

interface ViewerActionsProps {
  listing: Listing;
  viewer: Viewer;
  entered: RequestEntries;
}

export function ViewerActions({ listing, viewer, entered }: ViewerActionsProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const isOwner = isOwnedBy(listing, viewer.userId);
  const asking = isMember(viewer) ? (
    <>
      <MemberRequest listing={listing} userId={viewer.userId} entered={entered} />
      <MemberQuestion listing={listing} userId={viewer.userId} entered={entered} />
    </>
  ) : (
    <>
      <VisitorRequest listing={listing} />
      <VisitorQuestion listing={listing} />
    </>
  );
  return (
    <>
      {isOwner ? null : asking}
      {isManaged(listing) ? <PriceMissingNotice listing={listing} isEdited={false} /> : null}
      {isOwner ? <LimitHint listing={listing} /> : null}
      {isManaged(listing) && isMember(viewer) ? (
        <ClientMessages
          prefixes={["listing|owner|", "listing|status|", "error|", "session|", "ui|"]}
        >
          <OwnerActions
            listingId={listing.id}
            status={listing.status}
            unsold={listing.status === "SOLD" ? listing.availableQuantity : 0}
            userId={viewer.userId}
            isOwner={isOwner}
            openTrades={openTransactionLinesOf(listing.transactions, t, locale)}
          />
        </ClientMessages>
      ) : null}
      {viewer.isAdmin && listing.owner ? <SellerPanel owner={listing.owner} /> : null}
    </>
  );
}

/** Tells a seller that a single request cannot take the whole stock. */
function LimitHint({ listing }: { listing: Listing }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const closure = requestClosedReasonOf(listing);
  const { most, limitInCt } = requestBounds(listing);
  const isTooLarge = closure === "too_large";
  if (!isTooLarge && (closure !== null || limitInCt === undefined)) {
    return null;
  }
  return (
    <Banner
      kind="info"
      title={t("listing|limit|title", { limit: formatWholeEuros(listing.tradeLimitInCt ?? 0) })}
      description={t.rich(`listing|limit|${isTooLarge ? "none" : "parts"}`, {
        most: formatInteger(most, locale),
        contact: (text) => (
          <PageLink href="/contact" className="link">
            {text}
          </PageLink>
        ),
      })}
    />
  );
}

function SellerPanel({ owner }: { owner: Party }) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const texts = [displayName(owner.username), addressLine(owner.billingAddress)];
  const lines = [...texts, owner.email].filter(isKnown);
  return (
    <section className="panel p-4 print:hidden">
      <h2 className="mb-2 font-semibold">{t("listing|detail|seller")}</h2>
      <ul className="space-y-1 break-words">
        {lines.map((value) => (
          <li key={value}>
            <Copyable
              value={value}
              isText={texts.includes(value)}
              copiedText={t("ui|copied", { value })}
            />
          </li>
        ))}
      </ul>
      <PageLink
        href={`/listing/user/${owner.id}`}
        className="link mt-2 inline-block text-sm pointer-coarse:py-3"
      >
        {t("listing|detail|sellers_listings")}
      </PageLink>
    </section>
  );
}

function isKnown(line: string | null): line is string {
  return line !== null && line !== "";
}
