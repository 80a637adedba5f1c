import { useLocale, useTranslations } from "next-intl";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Timeline } from "@/components/layout/timeline";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { ListingHistoryEntry } from "@/lib/listings/listing";

interface ListingHistoryProps {
  entries: ListingHistoryEntry[];
  viewerId: string;
}

export function ListingHistory({ entries, viewerId }: ListingHistoryProps) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <div className="print:hidden">
      <Timeline
        entries={entries.map((entry) => ({
          at: entry.createdAt,
          what: <Change entry={entry} />,
          who: <Actor entry={entry} viewerId={viewerId} />,
        }))}
      />
    </div>
  );
}

function Change({ entry }: { entry: ListingHistoryEntry }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { field, from, to } = entry;
  const shown = (value: string | number | null) => {
    if (value === null) {
      return t("listing|history|none");
    }
    return field === "STATUS"
      ? t(`listing|status|${value as ListingStatus}`)
      : amountOf(field, value, locale);
  };
  if (field === "STATUS" && from === null) {
    return t("listing|history|created");
  }
  return (
    <>
      {t(`listing|history|${field}`)}:{" "}
      <strong className="font-semibold">
        {t("listing|history|from_to", { from: shown(from), to: shown(to) })}
      </strong>
    </>
  );
}

function amountOf(
  field: Exclude<ListingHistoryEntry["field"], "STATUS">,
  value: string | number,
  locale: string,
): string {
  if (typeof value === "string") {
    return value;
  }
  return field === "QUANTITY" ? formatInteger(value, locale) : formatEuros(value);
}

function Actor({ entry, viewerId }: { entry: ListingHistoryEntry; viewerId: string }) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const { by, actor } = entry;
  if (by === "system" || actor === null) {
    return t(`listing|history|by|${by}`);
  }
  return actor.id === viewerId
    ? t("listing|history|by|you")
    : t(`listing|history|by|${by}|name`, { name: displayName(actor.username) });
}
