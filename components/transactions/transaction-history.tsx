import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Timeline } from "@/components/layout/timeline";
import type { TransactionHistoryEntry } from "@/lib/transactions/transaction";

interface TransactionHistoryProps {
  entries: TransactionHistoryEntry[];
  viewerId: string;
}

/** What became of a request, newest first, by whom and when (contract §5). */
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
  const shownUsername = useShownUsername();
  const { by, actor } = entry;
  if (actor?.id === viewerId) {
    return t("listing|history|by|you");
  }
  if (by === "system" || actor === null) {
    return t(wordsOf[by]);
  }
  return t(namedWordsOf[by], { name: shownUsername(actor.username) });
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
