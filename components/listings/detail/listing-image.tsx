import { mediaUrl } from "@/lib/files/content/image-variants";

interface ListingImageProps {
  documentId: string;
  alt: string;
  sizes: string;
  /** The largest image of the first screen, loaded with priority. */
  isAwaited?: boolean;
  className: string;
}

export function ListingImage(props: ListingImageProps) {
  const { documentId, alt, sizes, isAwaited, className } = props;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSetOf(documentId, "avif")} sizes={sizes} />
      <img
        src={mediaUrl(documentId, "w1200.webp")}
        srcSet={srcSetOf(documentId, "webp")}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={1200}
        fetchPriority={isAwaited ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}

function srcSetOf(documentId: string, format: "avif" | "webp"): string {
  return ([480, 1200] as const)
    .map((width) => `${mediaUrl(documentId, `w${width}.${format}`)} ${width}w`)
    .join(", ");
}
