import { Copy, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import type { ShownListing } from "@/lib/listings/rules";

interface RowActionsProps {
  listing: ShownListing;
  name: string;
  /** A copy is made for whoever asks: only of one's own. */
  isOwn: boolean;
}

/** What leads on from a row of own listings: edit it, or start a new one from it. */
export function RowActions({ listing, name, isOwn }: RowActionsProps) {
  const t = useTranslations();
  return (
    <div className="-mr-9 flex flex-wrap gap-x-3 text-xs max-md:[&_svg]:hidden lg:mr-0">
      {listing.status === "DELETED" ? null : (
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
