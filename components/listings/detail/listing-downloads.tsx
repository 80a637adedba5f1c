import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { documentUrl } from "@/lib/documents/media";
import type { ListingDocument } from "@/lib/listings/listing";

/** Data sheets, drawings and manuals: each behind an address that authorises and then redirects (contract §6). */
export function ListingDownloads({ documents }: { documents: ListingDocument[] }) {
  const t = useTranslations();
  const files = documents.filter(({ type }) => type !== "IMAGE");
  if (files.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("listing|detail|downloads")}</h2>
      <ul className="space-y-1">
        {files.map(({ id, name, type }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <Download size={16} aria-hidden="true" className="shrink-0" />
            <a href={documentUrl(id)} className="link break-all">
              {name}
            </a>
            <span className="text-sm text-steel-3">{t(`document|type|${type}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
