import { useTranslations } from "next-intl";
import { shortName } from "@/components/files/short-name";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { mediaUrl } from "@/lib/files/content/image-variants";
import { isImage } from "@/lib/files/document-type";
import type { Listing } from "@/lib/listings/listing";
import { unavailableReasonOf } from "@/lib/stock/rules";
import type { LightboxImage } from "./lightbox";
import { LightboxOpener } from "./lightbox-opener";
import { ListingImage } from "./listing-image";

export function ListingGallery({ listing, alt }: { listing: Listing; alt: string }) {
  const t = useTranslations();
  const overlay = unavailableReasonOf(listing);
  const images = useImages(listing, alt);
  const [main] = images;
  const texts = {
    title: t("listing|lightbox|title", { name: alt }),
    close: t("listing|lightbox|close"),
    previous: t("listing|lightbox|previous"),
    next: t("listing|lightbox|next"),
  };
  return (
    <LightboxOpener images={images} texts={texts}>
      <figure className="panel relative aspect-square overflow-hidden p-0">
        {main ? (
          <a
            href={mediaUrl(main.id, "w1200.webp")}
            data-place={0}
            aria-label={t("listing|detail|image|enlarge", countOf(0, images.length))}
            className="block size-full cursor-zoom-in focus-visible:-outline-offset-2"
          >
            <ListingImage
              documentId={main.id}
              alt={alt}
              sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 28rem, 100vw"
              isAwaited
              className={`size-full object-contain ${overlay ? "opacity-50" : ""}`}
            />
          </a>
        ) : (
          <PartSilhouette label={t("ui|no_preview")} />
        )}
        {overlay ? (
          <figcaption className="pointer-events-none absolute inset-x-0 bottom-0 bg-ink px-3 py-1 text-center text-paper">
            {t(`listing|overlay|${overlay}`)}
          </figcaption>
        ) : null}
      </figure>
      {images.length > 1 ? <ImageThumbnails images={images} /> : null}
    </LightboxOpener>
  );
}

function useImages(listing: Listing, name: string): LightboxImage[] {
  const t = useTranslations();
  const images = listing.documents.filter(
    (document) => isImage(document) && document.downloadUrl !== null,
  );
  const isMain = ({ id }: { id: string }) => id === listing.mainImageId;
  const ordered = images.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  return ordered.map((image, place) => {
    const count = countOf(place, ordered.length);
    return {
      id: image.id,
      name: image.name,
      alt: t("listing|detail|image|alt", { name, ...count }),
      count: t("listing|detail|image|of", count),
    };
  });
}

function countOf(place: number, count: number): { number: string; count: string } {
  return { number: String(place + 1), count: String(count) };
}

function ImageThumbnails({ images }: { images: LightboxImage[] }) {
  const t = useTranslations();
  const count = String(images.length);
  return (
    <ul className="mt-2 grid grid-cols-4 gap-2 print:hidden">
      {images.map(({ id, name }, place) => (
        <li key={id}>
          <a
            href={mediaUrl(id, "w1200.webp")}
            data-place={place}
            title={name}
            className="block cursor-zoom-in text-xs text-steel-3 hover:text-petrol-deep"
          >
            <span className="block aspect-square overflow-hidden rounded border">
              {/* biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year. */}
              <img
                src={mediaUrl(id, "w480.webp")}
                srcSet={`${mediaUrl(id, "w112.webp")} 112w, ${mediaUrl(id, "w480.webp")} 480w`}
                sizes="(min-width: 64rem) 6rem, 25vw"
                alt=""
                width={480}
                height={480}
                loading="lazy"
                className="size-full object-contain"
              />
            </span>
            <span className="sr-only">
              {t("listing|detail|image|enlarge", { number: String(place + 1), count })}: {name}
            </span>
            <span aria-hidden="true" className="block truncate">
              {shortName(name)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
