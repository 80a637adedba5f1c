import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Moment } from "@/components/layout/moment";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { ListingHistoryEntry } from "@/lib/listings/listing";
import type { ListingStatus } from "@/lib/listings/schema";

const maxShown = 8;

interface ListingHistoryProps {
  entries: ListingHistoryEntry[];
  viewerId: string;
}

/** What happened to a listing, newest first: for its owner and administrators (issue 4). */
export function ListingHistory({ entries, viewerId }: ListingHistoryProps) {
  const t = useTranslations();
  const older = entries.slice(maxShown);
  if (entries.length === 0) {
    return null;
  }
  return (
    <section className="max-w-text print:hidden">
      <h2 className="mb-2 text-lg">{t("listing|history")}</h2>
      <Entries entries={entries.slice(0, maxShown)} viewerId={viewerId} />
      {older.length > 0 ? (
        <details className="border-t border-steel-2">
          <summary className="link py-2 pointer-coarse:py-3">
            {t("listing|history|older", { count: older.length })}
          </summary>
          <Entries entries={older} viewerId={viewerId} />
        </details>
      ) : null}
    </section>
  );
}

function Entries({ entries, viewerId }: ListingHistoryProps) {
  return (
    <ol>
      {entries.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the past never changes its place.
          key={index}
          className="gap-x-4 border-b border-steel-2 py-2 last:border-b-0 md:grid md:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span className="text-sm leading-6 text-steel-3">
            <Moment at={entry.createdAt} />
          </span>
          <p>
            <Change entry={entry} />{" "}
            <span className="text-sm text-steel-3">
              <Actor entry={entry} viewerId={viewerId} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Change({ entry }: { entry: ListingHistoryEntry }) {
  const t = useTranslations();
  const { field, from, to } = entry;
  const shown = (value: string | number | null) => {
    if (value === null) {
      return t("listing|history|none");
    }
    return field === "STATUS"
      ? t(`listing|status|${value as ListingStatus}`)
      : amountOf(field, value);
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
  field: "QUANTITY" | "PRICE_PER_PRODUCT" | "PRICE_FOR_BUNDLE",
  value: string | number,
): string {
  return field === "QUANTITY" ? formatInteger(Number(value)) : formatEuros(Number(value));
}

function Actor({ entry, viewerId }: { entry: ListingHistoryEntry; viewerId: string }) {
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const { by, actor } = entry;
  if (by === "system" || actor === null) {
    return t(`listing|history|by|${by}`);
  }
  return actor.id === viewerId
    ? t("listing|history|by|you")
    : t(`listing|history|by|${by}|name`, { name: shownUsername(actor.username) });
}
