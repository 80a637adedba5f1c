import { useTranslations } from "next-intl";
import { shortName } from "@/components/documents/short-name";
import { mediaUrl } from "@/lib/documents/media";
import type { LightboxPicture } from "./lightbox";

/** Every picture small, with its file's name cut (spec §9); without JavaScript each leads to the large one. */
export function PictureThumbnails({ pictures }: { pictures: LightboxPicture[] }) {
  const t = useTranslations();
  const count = String(pictures.length);
  return (
    <ul className="mt-2 grid grid-cols-4 gap-2 print:hidden">
      {pictures.map(({ id, name }, place) => (
        <li key={id}>
          <a
            href={mediaUrl(id, "w1200.webp")}
            data-place={place}
            title={name}
            className="block cursor-zoom-in text-xs text-steel-3 hover:text-petrol-deep"
          >
            <span className="block aspect-square overflow-hidden rounded border">
              {/* biome-ignore lint/performance/noImgElement: sizes are made once and cached for a year (contract §6). */}
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
              {t("listing|detail|picture|enlarge", { number: String(place + 1), count })}: {name}
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
