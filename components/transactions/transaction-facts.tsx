import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { shippingText } from "@/components/listings/shipping-text";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { PageLink } from "@/components/ui/page-link";
import { mediaUrl } from "@/lib/documents/media";
import { formatDay, formatEuros, formatInteger, formatMoment } from "@/lib/i18n/formats";
import { listingName, textsIn } from "@/lib/listings/rules";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction } from "@/lib/transactions/transaction";
import { BuyerContact } from "./buyer-contact";
import { PartyName } from "./party-name";

interface TransactionFactsProps {
  transaction: Transaction;
  /** When the seller has last changed what they offer, if that was after the request. */
  listingChangedAt?: Date | null;
  isAdmin: boolean;
}

/** Which part, how many, for how much, between whom and when: what the viewer may know (contract §4). */
export function TransactionFacts({
  transaction,
  listingChangedAt = null,
  isAdmin,
}: TransactionFactsProps) {
  const t = useTranslations();
  const { buyer, seller, note, createdAt, completedAt, duration } = transaction;
  const people: Definition[] = [
    {
      term: t("transaction|buyer"),
      value: (
        <>
          <PartyName party={buyer} isAdmin={isAdmin} />
          <BuyerContact transaction={transaction} />
        </>
      ),
    },
    { term: t("transaction|seller"), value: <PartyName party={seller} isAdmin={isAdmin} /> },
  ];
  const times: Definition[] = [
    { term: t("transaction|requested_at"), value: <Moment at={createdAt} /> },
  ];
  if (completedAt) {
    times.push({ term: t("transaction|completed_at"), value: <Moment at={completedAt} /> });
  }
  if (isAdmin) {
    const value = duration === null ? "-" : t("transaction|days_and_hours", daysAndHours(duration));
    times.push({ term: t("transaction|duration"), value });
  }
  const words = note ? (
    <q className="whitespace-pre-line wrap-anywhere">{note}</q>
  ) : (
    t("transaction|note|none")
  );
  return (
    <DefinitionList
      className="border-y"
      items={[
        ...usePartItems(transaction, listingChangedAt),
        ...useRequestedItems(transaction),
        ...people,
        { term: t("transaction|note"), value: words },
        ...times,
      ]}
    />
  );
}

function usePartItems(
  { listing, requested, quantity, ...price }: Transaction,
  changedAt: Date | null,
): Definition[] {
  const t = useTranslations();
  const locale = useLocale();
  const { pricePerProductInCt, totalInCt } = price;
  const codes = [
    { term: t("listing|mpn"), code: requested.mpn },
    { term: t("listing|ean"), code: requested.ean },
  ].flatMap(({ term, code }) => (code ? [{ term, value: code, numeric: true }] : []));
  const items: Definition[] = [
    {
      term: t("transaction|listing"),
      value: <RequestedName listing={listing} requested={requested} changedAt={changedAt} />,
    },
    ...codes,
    { term: t("listing|manufacturer"), value: requested.manufacturer.name },
    { term: t("transaction|quantity"), value: formatInteger(quantity, locale), numeric: true },
  ];
  if (pricePerProductInCt !== null) {
    const value = formatEuros(pricePerProductInCt);
    items.push({ term: t("listing|price_piece"), value, numeric: true });
  }
  items.push({ term: t("transaction|total"), value: formatEuros(totalInCt), numeric: true });
  return items;
}

interface RequestedNameProps extends Pick<Transaction, "listing" | "requested"> {
  changedAt: Date | null;
}

/** What was requested, what differs in the listing by now, and the way to it. */
function RequestedName({ listing, requested, changedAt }: RequestedNameProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { mainImageId, filledAt } = requested;
  const name = listingName(locale, requested);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {mainImageId ? (
        // biome-ignore lint/performance/noImgElement: sizes are made once and kept (contract §6).
        <img
          src={mediaUrl(mainImageId, "w480.webp")}
          alt=""
          className="size-24 rounded border object-contain"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">{name}</p>
        {changedAt || isChanged(listing, requested) ? (
          <p className="text-sm text-caution">
            {changedAt
              ? t("transaction|listing_changed_at", { date: formatMoment(changedAt, locale) })
              : t("transaction|listing_changed")}
          </p>
        ) : null}
        {filledAt ? (
          <p className="text-sm text-caution">
            {t("transaction|filled_at", { date: formatDay(filledAt, locale) })}
          </p>
        ) : null}
        <PageLink href={`/listing/detail/${listing.id}`} className="link tap-size text-sm">
          {t("transaction|listing_today")}
        </PageLink>
      </div>
    </div>
  );
}

/** Whether the listing says it is something else by now. */
function isChanged(
  { mpn, ean, nameDe, nameEn, manufacturer }: Transaction["listing"],
  requested: Transaction["requested"],
): boolean {
  return (
    mpn !== requested.mpn ||
    ean !== requested.ean ||
    nameDe !== requested.nameDe ||
    nameEn !== requested.nameEn ||
    manufacturer.name !== requested.manufacturer.name
  );
}

/** The rest of what was requested: numbers, condition, terms and text. */
function useRequestedItems({ requested }: Transaction): Definition[] {
  const t = useTranslations();
  const locale = useLocale();
  const { alternateProductCodes: codes, condition, yearOfManufacture, dateCode } = requested;
  const delivery = [
    requested.shippingPossible && shippingText(t, requested.shippingPriceInCt),
    requested.pickupPossible && t("listing|pickup"),
    requested.shippingNote,
  ].filter(Boolean);
  const items: (Definition | false)[] = [
    codes.length > 0 && { term: t("listing|alternates"), value: codes.join(", ") },
    condition !== null && {
      term: t("listing|condition"),
      value: t(`listing|condition|${condition}`),
    },
    yearOfManufacture !== null && {
      term: t("listing|yearOfManufacture"),
      value: String(yearOfManufacture),
    },
    dateCode !== null && { term: t("listing|dateCode"), value: dateCode },
    { term: t("listing|delivery"), value: delivery.join(" · ") },
    {
      term: t("listing|detail|description"),
      value: (
        <p className="whitespace-pre-line wrap-anywhere">
          {textsIn(locale, requested).description}
        </p>
      ),
    },
  ];
  return items.filter((item) => item !== false);
}
