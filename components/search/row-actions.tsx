import { Copy, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { ListingStatus } from "@/lib/listings/fields";
import type { Listing } from "@/lib/listings/listing";

interface RowActionsProps {
  listing: Listing;
  name: string;
  /** A copy is made for whoever asks: only of one's own. */
  isOwn: boolean;
}

const tones = {
  ACTIVE: "ok",
  DRAFT: "neutral",
  RESERVED: "caution",
  SOLD: "note",
  DELETED: "fault",
} as const satisfies Record<ListingStatus, string>;

/** State and own number of a listing in a row of own ones, and what leads on: edit it, or start a new one from it. */
export function RowActions({ listing, name, isOwn }: RowActionsProps) {
  const t = useTranslations();
  const { status, ownArticleNumber } = listing;
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-md:[&_svg]:hidden">
      <StatusBadge tone={tones[status]} label={t(`listing|status|${status}`)} />
      {ownArticleNumber ? (
        <span className="wrap-anywhere">
          {t("listings|own|number")} <span className="font-mono text-ink">{ownArticleNumber}</span>
        </span>
      ) : null}
      {status === "DELETED" ? null : (
        <RowAction href={`/listing/edit/${listing.id}`} name={name} text={t("listing|owner|edit")}>
          <Pencil size={16} />
        </RowAction>
      )}
      {isOwn ? (
        <RowAction
          href={`/listing/create?from=${listing.id}`}
          name={name}
          text={t("listing|owner|duplicate")}
        >
          <Copy size={16} />
        </RowAction>
      ) : null}
    </div>
  );
}

interface RowActionProps {
  href: string;
  name: string;
  text: string;
  children: ReactNode;
}

function RowAction({ href, name, text, children }: RowActionProps) {
  return (
    <PageLink
      href={href}
      aria-label={`${text}: ${name}`}
      className="inline-flex items-center gap-1 text-petrol hover:text-petrol-deep hover:underline pointer-coarse:min-h-11 max-lg:min-h-11"
    >
      {children}
      {text}
    </PageLink>
  );
}
