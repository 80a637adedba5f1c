import { useTranslations } from "next-intl";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { mediaUrl } from "@/lib/documents/media";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";

/** The main picture, dimmed and labelled when the part cannot be had, and the others below it (spec §4). */
export function ListingGallery({ listing, alt }: { listing: Listing; alt: string }) {
  const t = useTranslations();
  const overlay = overlayOf(listing);
  const images = listing.documents.filter(({ type }) => type === "IMAGE");
  const main = listing.mainImage ?? images[0];
  const others = images.filter(({ id }) => id !== main?.id);
  return (
    <div className="lg:order-1">
      <figure className="panel relative aspect-square overflow-hidden">
        {main ? (
          // biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year (contract §6).
          <img
            src={mediaUrl(main.id, "w1200.webp")}
            srcSet={`${mediaUrl(main.id, "w480.webp")} 480w, ${mediaUrl(main.id, "w1200.webp")} 1200w`}
            sizes="(min-width: 64rem) 26rem, 100vw"
            alt={alt}
            width={1200}
            height={1200}
            fetchPriority="high"
            className={`size-full object-contain ${overlay ? "opacity-50" : ""}`}
          />
        ) : (
          <PartSilhouette label={t("ui|no_preview")} />
        )}
        {overlay ? (
          <figcaption className="absolute inset-x-0 bottom-0 bg-ink px-3 py-1 text-center text-paper">
            {t(`listing|overlay|${overlay}`)}
          </figcaption>
        ) : null}
      </figure>
      <ul className="mt-2 grid grid-cols-4 gap-2">
        {others.map(({ id }, index) => (
          <li key={id}>
            <a
              href={mediaUrl(id, "w1200.webp")}
              className="panel block aspect-square overflow-hidden"
            >
              {/* biome-ignore lint/performance/noImgElement: as above. */}
              <img
                src={mediaUrl(id, "w480.webp")}
                alt={t("listing|detail|picture", { number: String(index + 2), name: alt })}
                width={480}
                height={480}
                loading="lazy"
                className="size-full object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
