import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { mediaUrl } from "@/lib/documents/media";
import type { UploadedDocument } from "@/lib/documents/schema";
import { FileFrame, type MainChoice } from "./file-frame";

interface DocumentRowProps {
  document: UploadedDocument;
  main: MainChoice;
  onRemove: () => void;
}

/** A file that has arrived. A picture that the server cannot show was none: it looked at it for the thumbnail. */
export function DocumentRow({ document, main, onRemove }: DocumentRowProps) {
  const t = useTranslations();
  const [isBroken, setBroken] = useState(false);
  const isPicture = document.type === "IMAGE" && !isBroken;
  return (
    <FileFrame
      name={document.name}
      type={document.type}
      pictureUrl={isPicture ? mediaUrl(document.id, "w112.webp") : null}
      onPictureFailed={() => setBroken(true)}
      main={isPicture ? main : null}
      buttons={
        <Button
          variant="quiet"
          size="sm"
          onClick={onRemove}
          aria-label={t("document|remove|of", { name: document.name })}
        >
          {t("document|remove")}
        </Button>
      }
    >
      {isBroken ? (
        <div role="alert">
          <FieldError id={`${document.id}-broken`}>{t("document|fault|broken")}</FieldError>
        </div>
      ) : null}
    </FileFrame>
  );
}
