import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { mediaUrl } from "@/lib/documents/media";
import type { UploadedDocument } from "@/lib/documents/schema";
import { FileFrame, type MainChoice } from "./file-frame";

interface DocumentRowProps {
  document: UploadedDocument;
  main: MainChoice;
  onRemove: () => void;
}

/** A file that has arrived. */
export function DocumentRow({ document, main, onRemove }: DocumentRowProps) {
  const t = useTranslations();
  const isPicture = document.type === "IMAGE";
  return (
    <FileFrame
      name={document.name}
      type={document.type}
      pictureUrl={isPicture ? mediaUrl(document.id, "w112.webp") : null}
      main={isPicture ? main : null}
      buttons={
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {t("document|remove")}
          <span className="sr-only">: {document.name}</span>
        </Button>
      }
    />
  );
}
