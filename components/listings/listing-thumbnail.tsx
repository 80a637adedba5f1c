import { PartSilhouette } from "@/components/ui/part-silhouette";
import type { RowPicture } from "./row-picture";

interface ListingThumbnailProps {
  picture: RowPicture;
  /** What stands for a missing picture to those who do not see it. */
  missing: string;
  isLazy: boolean;
}

/** The picture of a row, 56 px, dimmed when the part cannot be had; the label stands out a little (spec §2.7, §4). */
export function ListingThumbnail({
  picture: { src, overlay },
  missing,
  isLazy,
}: ListingThumbnailProps) {
  return (
    <span className="relative block size-14">
      <span
        className={`block size-14 overflow-hidden rounded border ${overlay ? "opacity-50" : ""}`}
      >
        {src ? (
          // biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year (contract §6).
          <img
            src={src}
            alt=""
            width={56}
            height={56}
            loading={isLazy ? "lazy" : undefined}
            decoding="async"
            className="size-full object-contain"
          />
        ) : (
          <PartSilhouette label={missing} showLabel={false} />
        )}
      </span>
      {overlay ? (
        <span className="absolute -bottom-1 left-1/2 w-max max-w-18 -translate-x-1/2 rounded bg-ink px-1 text-center text-xs leading-4 text-paper">
          {overlay}
        </span>
      ) : null}
    </span>
  );
}
