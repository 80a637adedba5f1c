import { getTranslations } from "next-intl/server";
import { SingleFileUpload } from "@/components/files/single-file-upload";
import { UploadedFileList } from "@/components/files/uploaded-file-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { requireMember } from "@/lib/accounts/current-viewer";
import { getAllFilesByUser } from "@/lib/files/operations";
import { loadAs } from "@/lib/operations/load-for-page";

const prefixes = [
  "document|",
  "error|",
  "file|",
  "listing|detail|download_failed",
  "session|",
  "ui|",
];

export const generateMetadata = metadataWithTitle((t) => t("file|title"));

export default async function FileUploadPage() {
  const viewer = await requireMember("/file-upload");
  const [files, t] = await Promise.all([
    loadAs(viewer, getAllFilesByUser, undefined),
    getTranslations(),
  ]);
  return (
    <>
      <h1 className="text-xl">{t("file|title")}</h1>
      <p className="mt-2 mb-6 max-w-text text-steel-3">{t("file|lead")}</p>
      <ClientMessages prefixes={prefixes}>
        <SingleFileUpload userId={viewer.userId} />
        <UploadedFileList files={files} userId={viewer.userId} />
      </ClientMessages>
    </>
  );
}
