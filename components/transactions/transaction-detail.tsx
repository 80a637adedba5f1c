import { useLocale, useTranslations } from "next-intl";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClientMessages } from "@/components/layout/client-messages";
import { Moment } from "@/components/layout/moment";
import { Timeline } from "@/components/layout/timeline";
import { Banner } from "@/components/ui/banner";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import { mediaUrl } from "@/lib/files/content/image-variants";
import { formatDay, formatEuros, formatInteger, formatMoment } from "@/lib/i18n/formats";
import { shippingText } from "@/lib/i18n/shipping-text";
import { listingName, listingTextsIn } from "@/lib/stock/listing-in-language";
import { daysAndHours } from "@/lib/transactions/rules";
import type { Transaction, TransactionHistoryEntry } from "@/lib/transactions/transaction";
import { BuyerContact } from "./buyer-contact";
import { finalReasonOf } from "./final-reason-of";
import { PartyName } from "./party-name";
import { TransactionStatusControl } from "./transaction-status-control";
import { VoidTransaction } from "./void-transaction";

interface TransactionDetailProps {
  transaction: Transaction;
  listingChangedAt: Date | null;
  history: TransactionHistoryEntry[];
  viewer: { userId: string; isAdmin: boolean };
  /** The page's own address, for print. */
  address: string;
}

export function TransactionDetail(props: TransactionDetailProps) {
  const { transaction, listingChangedAt, history, viewer, address } = props;
  const t = useTranslations();
  const isOwn = sideOf(transaction, viewer.userId) !== "administrator";
  const list = isOwn
    ? { label: t("transaction|mine"), href: "/transaction/user" }
    : { label: t("transaction|all"), href: "/transaction/user?view=all" };
  const title = t("transaction|title", { id: String(transaction.id) });
  return (
    <article className="space-y-10 print:space-y-6">
      <div>
        <Breadcrumbs
          crumbs={[list, { label: title, href: `/transaction/detail/${transaction.id}` }]}
        />
        <h1 className="text-xl">{title}</h1>
        <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section className="panel space-y-3 p-4 lg:order-last lg:self-start">
            <h2 className="font-semibold">{t("transaction|status")}</h2>
            <ClientMessages
              prefixes={["transaction|status", "transaction|change|", "error|", "session|"]}
            >
              <TransactionStatusControl transaction={transaction} viewerId={viewer.userId} />
              {transaction.settableStatuses.length > 0 ? <NoScript className="" /> : null}
            </ClientMessages>
            {transaction.voided ? <VoidedNotice voided={transaction.voided} /> : null}
            <p className="print:hidden">{t(nextStepOf(transaction, viewer.userId))}</p>
            {viewer.isAdmin && transaction.status === "COMPLETED" ? (
              <ClientMessages
                prefixes={["transaction|void", "issue|", "error|", "session|", "ui|"]}
              >
                <VoidTransaction
                  id={transaction.id}
                  pageUserId={viewer.userId}
                  isVoided={transaction.voided !== null}
                />
              </ClientMessages>
            ) : null}
          </section>
          <TransactionFacts
            transaction={transaction}
            listingChangedAt={listingChangedAt}
            isAdmin={viewer.isAdmin}
          />
        </div>
      </div>
      <TransactionHistory entries={history} viewerId={viewer.userId} />
      <p className="hidden text-sm print:block">{address}</p>
    </article>
  );
}

export function VoidedNotice({ voided }: { voided: NonNullable<Transaction["voided"]> }) {
  const t = useTranslations();
  const date = formatDay(voided.at, useLocale());
  const title = t.rich("transaction|void|by_admin", {
    date,
    reason: voided.reason,
    plain: (text) => <span className="font-normal">{text}</span>,
  });
  return <Banner kind="info" title={title} />;
}

type Side = "buyer" | "seller" | "administrator";

/** An administrator who trades is a party. */
function sideOf({ userId, seller }: Transaction, viewerId: string): Side {
  if (userId === viewerId) {
    return "buyer";
  }
  return seller?.id === viewerId ? "seller" : "administrator";
}

export function nextStepOf(transaction: Transaction, viewerId: string) {
  if (finalReasonOf(transaction) === "account_gone") {
    return "transaction|next|account_gone";
  }
  const { status, withdrawn, voided, blockedParty } = transaction;
  const side = sideOf(transaction, viewerId);
  if (voided) {
    return side === "seller" ? "transaction|next|voided|seller" : "transaction|next|voided";
  }
  if (blockedParty) {
    return `transaction|next|blocked|${side === "administrator" ? side : blockedParty}` as const;
  }
  const state = withdrawn ? "withdrawn" : status;
  return `transaction|next|${side}|${state}` as const;
}

interface TransactionHistoryProps {
  entries: TransactionHistoryEntry[];
  viewerId: string;
}

export function TransactionHistory({ entries, viewerId }: TransactionHistoryProps) {
  return (
    <Timeline
      entries={entries.map((entry) => ({
        at: entry.createdAt,
        what: <Change entry={entry} />,
        who: <Actor entry={entry} viewerId={viewerId} />,
      }))}
    />
  );
}

function Change({ entry: { from, to, by, voidReason } }: { entry: TransactionHistoryEntry }) {
  const t = useTranslations();
  if (voidReason !== null) {
    return t("transaction|history|voided", { reason: voidReason });
  }
  if (from === null) {
    return t("transaction|history|requested");
  }
  const isWithdrawal = by === "buyer" && to === "CANCELLED";
  return (
    <>
      {t("listing|history|STATUS")}:{" "}
      <strong className="font-semibold">
        {t("listing|history|from_to", {
          from: t(`transaction|status|${from}`),
          to: t(`transaction|status|${isWithdrawal ? "withdrawn" : to}`),
        })}
      </strong>
    </>
  );
}

function Actor({ entry, viewerId }: { entry: TransactionHistoryEntry; viewerId: string }) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const { by, actor } = entry;
  if (actor?.id === viewerId) {
    return t("listing|history|by|you");
  }
  if (by === "system" || actor === null) {
    return t(wordsOf[by]);
  }
  return t(namedWordsOf[by], { name: displayName(actor.username) });
}

const wordsOf = {
  buyer: "transaction|history|by|buyer",
  seller: "listing|history|by|owner",
  administrator: "listing|history|by|administrator",
  system: "listing|history|by|system",
} as const;

const namedWordsOf = {
  buyer: "transaction|history|by|buyer|name",
  seller: "listing|history|by|owner|name",
  administrator: "listing|history|by|administrator|name",
} as const;

interface TransactionFactsProps {
  transaction: Transaction;
  /** Set when the seller has changed the offer after the request. */
  listingChangedAt?: Date | null;
  isAdmin: boolean;
}

export function TransactionFacts(props: TransactionFactsProps) {
  const { transaction, listingChangedAt = null, isAdmin } = props;
  const [t, locale] = [useTranslations(), useLocale()];
  const { listing, requested, buyer, seller, note, createdAt, completedAt } = transaction;
  const { quantity, pricePerProductInCt, totalInCt, duration } = transaction;
  const code = (term: string, value: string | null) => value && { term, value, numeric: true };
  const items: (Definition | false | null | "")[] = [
    {
      term: t("transaction|listing"),
      value: <RequestedName {...{ listing, requested }} changedAt={listingChangedAt} />,
    },
    code(t("listing|mpn"), requested.mpn),
    code(t("listing|ean"), requested.ean),
    { term: t("listing|manufacturer"), value: requested.manufacturer.name },
    { term: t("transaction|quantity"), value: formatInteger(quantity, locale), numeric: true },
    pricePerProductInCt !== null && {
      term: t("listing|price_piece"),
      value: formatEuros(pricePerProductInCt),
      numeric: true,
    },
    { term: t("transaction|total"), value: formatEuros(totalInCt), numeric: true },
    ...useRequestedItems(transaction),
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
    {
      term: t("transaction|note"),
      value: note ? (
        <q className="whitespace-pre-line wrap-anywhere">{note}</q>
      ) : (
        t("transaction|note|none")
      ),
    },
    { term: t("transaction|requested_at"), value: <Moment at={createdAt} /> },
    completedAt && { term: t("transaction|completed_at"), value: <Moment at={completedAt} /> },
    isAdmin && {
      term: t("transaction|duration"),
      value: duration === null ? "-" : t("transaction|days_and_hours", daysAndHours(duration)),
    },
  ];
  return <DefinitionList className="border-y" items={items.filter((item) => !!item)} />;
}

interface RequestedNameProps extends Pick<Transaction, "listing" | "requested"> {
  changedAt: Date | null;
}

function RequestedName({ listing, requested, changedAt }: RequestedNameProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { mainImageId, filledAt } = requested;
  const name = listingName(locale, requested);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {mainImageId ? (
        // biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year.
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

function useRequestedItems({ requested }: Transaction): (Definition | false)[] {
  const [t, locale] = [useTranslations(), useLocale()];
  const { alternateProductCodes: codes, condition, yearOfManufacture, dateCode } = requested;
  const delivery = [
    requested.shippingPossible && shippingText(t, requested.shippingPriceInCt),
    requested.pickupPossible && t("listing|pickup"),
    requested.shippingNote,
  ].filter(Boolean);
  return [
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
          {listingTextsIn(locale, requested).description}
        </p>
      ),
    },
  ];
}
