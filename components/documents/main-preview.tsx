import { useTranslations } from "next-intl";
import { useState } from "react";
import { PartSilhouette } from "@/components/ui/part-silhouette";

interface MainPreviewProps {
  /** Of the main image, pending or arrived; null while there is none. */
  picture: { name: string; url: string | null } | null;
}

/** The main image as buyers will see it first (spec §2.8), or the drawing that stands in for it. */
export function MainPreview({ picture }: MainPreviewProps) {
  const t = useTranslations();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture?.url ?? null;
  return (
    <div className="size-40 shrink-0 overflow-hidden rounded border bg-steel-1">
      {url && url !== failedUrl ? (
        // biome-ignore lint/performance/noImgElement: the picture is local or already in its size.
        <img
          src={url}
          alt={t("document|preview", { name: picture?.name ?? "" })}
          width={160}
          height={160}
          draggable={false}
          onError={() => setFailedUrl(url)}
          className="size-full object-contain"
        />
      ) : (
        <PartSilhouette label={t("ui|no_preview")} />
      )}
    </div>
  );
}
