import { useTranslations } from "next-intl";
import { BadgeCheck, Download } from "@/components/ui/icons";
import { documentUrl } from "@/lib/documents/media";
import { isPicture } from "@/lib/documents/rules";
import type { ListingDocument } from "@/lib/listings/listing";
import { DownloadLink } from "./download-link";

/** Certificates, data sheets, drawings: each behind an address that authorises and then redirects (contract §6). */
export function ListingDownloads({ documents }: { documents: ListingDocument[] }) {
  const t = useTranslations();
  const files = documents.filter((document) => !isPicture(document)).toSorted(certificatesFirst);
  if (files.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("listing|detail|downloads")}</h2>
      <ul className="space-y-1">
        {files.map((file) => {
          const Icon = isCertificate(file) ? BadgeCheck : Download;
          return (
            <li key={file.id} className="flex flex-wrap items-center gap-x-2">
              <Icon size={16} className="shrink-0" />
              <FileLink file={file} />
              <span className="text-sm text-steel-3">{t(`document|type|${file.type}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A file that is not there is an empty link: one that says what it is and leads nowhere (spec §2.7). */
function FileLink({ file }: { file: ListingDocument }) {
  const t = useTranslations();
  if (file.downloadUrl === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: the spec's empty link.
      <a role="link" aria-disabled="true" className="break-all text-steel-3">
        {file.name} {t("listing|detail|no_download")}
      </a>
    );
  }
  return (
    <DownloadLink href={documentUrl(file.id)} failedText={t("listing|detail|download_failed")}>
      {file.name}
    </DownloadLink>
  );
}

function isCertificate({ type }: ListingDocument): boolean {
  return type === "CERTIFICATE";
}

/** Otherwise in the seller's order. */
function certificatesFirst(a: ListingDocument, b: ListingDocument): number {
  return Number(isCertificate(b)) - Number(isCertificate(a));
}
