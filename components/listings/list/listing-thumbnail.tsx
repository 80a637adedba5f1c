import { PartSilhouette } from "@/components/ui/part-silhouette";
import type { RowImage } from "./row-view";

interface ListingThumbnailProps {
  image: RowImage;
  /** The alternative text without an image. */
  missing: string;
  isLazy: boolean;
}

export function ListingThumbnail(props: ListingThumbnailProps) {
  const {
    image: { src, overlay },
    missing,
    isLazy,
  } = props;
  return (
    <span className="relative block size-14">
      <span
        className={`block size-14 overflow-hidden rounded border ${overlay ? "opacity-50" : ""}`}
      >
        {src ? (
          // biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year.
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
          <PartSilhouette label={overlay ? null : missing} isSmall />
        )}
      </span>
      {overlay ? (
        <span className="absolute inset-x-0 bottom-0 rounded-b bg-ink pb-px text-center text-2xs text-paper">
          {overlay}
        </span>
      ) : null}
    </span>
  );
}
