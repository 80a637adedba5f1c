import { useTranslations } from "next-intl";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { mediaUrl } from "@/lib/documents/media";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";

/** The picture of a row, 56 px, dimmed when the part cannot be had; the label stands out a little (spec §2.7, §4). */
export function ListingThumbnail({ listing, isLazy }: { listing: Listing; isLazy: boolean }) {
  const t = useTranslations();
  const overlay = overlayOf(listing);
  return (
    <span className="relative block size-14">
      <span
        className={`block size-14 overflow-hidden rounded border ${overlay ? "opacity-50" : ""}`}
      >
        {listing.mainImageId ? (
          // biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year (contract §6).
          <img
            src={mediaUrl(listing.mainImageId, "w112.webp")}
            alt=""
            width={56}
            height={56}
            loading={isLazy ? "lazy" : undefined}
            decoding="async"
            className="size-full object-contain"
          />
        ) : (
          <PartSilhouette label={t("ui|no_preview")} showLabel={false} />
        )}
      </span>
      {overlay ? (
        <span className="absolute bottom-0 left-1/2 w-max max-w-18 -translate-x-1/2 rounded bg-ink px-1 text-center text-xs text-paper">
          {t(`listing|overlay|${overlay}`)}
        </span>
      ) : null}
    </span>
  );
}
