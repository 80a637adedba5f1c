import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { listingName } from "@/lib/listings/rules";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction } from "@/lib/transactions/transaction";
import { BuyerContact } from "./buyer-contact";
import { PartyName } from "./party-name";

interface TransactionFactsProps {
  transaction: Transaction;
  isAdmin: boolean;
}

/** Which part, how many, for how much, between whom and when: what the viewer may know (contract §4). */
export function TransactionFacts({ transaction, isAdmin }: TransactionFactsProps) {
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
        ...usePartItems(transaction),
        ...people,
        { term: t("transaction|note"), value: words },
        ...times,
      ]}
    />
  );
}

function usePartItems({ listing, quantity, ...price }: Transaction): Definition[] {
  const t = useTranslations();
  const locale = useLocale();
  const { pricePerProductInCt, totalInCt } = price;
  const codes = [
    { term: t("listing|mpn"), code: listing.mpn },
    { term: t("listing|ean"), code: listing.ean },
  ].flatMap(({ term, code }) => (code ? [{ term, value: code, numeric: true }] : []));
  const items: Definition[] = [
    {
      term: t("transaction|listing"),
      value: (
        <PageLink href={`/listing/detail/${listing.id}`} className="link tap-size wrap-anywhere">
          {listingName(locale, listing)}
        </PageLink>
      ),
    },
    ...codes,
    { term: t("listing|manufacturer"), value: listing.manufacturer.name },
    { term: t("transaction|quantity"), value: formatInteger(quantity, locale), numeric: true },
  ];
  if (pricePerProductInCt !== null) {
    const value = formatEuros(pricePerProductInCt);
    items.push({ term: t("listing|price_piece"), value, numeric: true });
  }
  items.push({ term: t("transaction|total"), value: formatEuros(totalInCt), numeric: true });
  return items;
}
