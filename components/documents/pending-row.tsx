import { RotateCw, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LoginBeside } from "@/components/session/login-beside";
import { FieldError } from "@/components/ui/field";
import { amountTexts } from "./amount-text";
import { FileFrame, type MainChoice } from "./file-frame";
import { IconButton } from "./icon-button";
import { ProgressBar } from "./progress-bar";
import { canRetry, type PendingUpload } from "./upload-rules";
import { useFaultText } from "./use-fault-text";

interface PendingRowProps {
  upload: PendingUpload;
  /** Whether the listing may have one more file. */
  hasRoom: boolean;
  main: MainChoice;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file that waits, is on the wire or has failed. */
export function PendingRow({ upload, hasRoom, main, onCancel, onRetry }: PendingRowProps) {
  const t = useTranslations();
  const { key, file, type, previewUrl, state } = upload;
  const { name } = file;
  const ending = state === "failed" ? "remove" : "cancel";
  const canBeMain = type === "IMAGE" && state !== "failed";
  return (
    <li data-row={key} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <FileFrame
        name={name}
        kind={t(`document|type|${type}`)}
        pictureUrl={previewUrl}
        main={canBeMain ? main : null}
        buttons={
          <>
            {canRetry(upload, hasRoom) ? (
              <IconButton
                icon={RotateCw}
                label={t("document|retry|of", { name })}
                onClick={onRetry}
              />
            ) : null}
            <IconButton icon={X} label={t(`document|${ending}|of`, { name })} onClick={onCancel} />
          </>
        }
      >
        {state === "failed" ? <Fault id={key} upload={upload} /> : <Progress upload={upload} />}
      </FileFrame>
    </li>
  );
}

function Progress({ upload: { file, state, sentBytes } }: { upload: PendingUpload }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="text-xs text-steel-3">
      <ProgressBar
        value={sentBytes}
        max={file.size}
        label={t("document|progress|of", { name: file.name })}
      />
      {state === "waiting" ? t("document|waiting") : null}
      {state === "uploading" ? progress() : null}
    </div>
  );

  /** What has gone through as a whole the server still looks at. */
  function progress(): string {
    return sentBytes < file.size
      ? t("document|progress", amountTexts(sentBytes, file.size, locale))
      : t("document|checking");
  }
}

function Fault({ id, upload: { fault } }: { id: string; upload: PendingUpload }) {
  const t = useTranslations();
  const text = useFaultText(fault);
  return (
    <div role="alert">
      <FieldError id={`${id}-fault`}>
        {fault?.code === "UNAUTHENTICATED" ? (
          <>
            {t("session|ended")}. <LoginBeside label={t("session|log_in_to_upload")} />
          </>
        ) : (
          text
        )}
      </FieldError>
    </div>
  );
}
