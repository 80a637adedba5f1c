import { useTranslations } from "next-intl";
import { LoginBeside } from "@/components/session/login-beside";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { formatInteger } from "@/lib/i18n/formats";
import { FileFrame, type MainChoice } from "./file-frame";
import type { PendingUpload } from "./upload-rules";
import { useFaultText } from "./use-fault-text";

interface PendingRowProps {
  upload: PendingUpload;
  main: MainChoice;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file that waits, is on the wire or has failed. */
export function PendingRow({ upload, main, onCancel, onRetry }: PendingRowProps) {
  const t = useTranslations();
  const { key, file, type, previewUrl, state, fault } = upload;
  const ending = state === "failed" ? "remove" : "cancel";
  const canBeMain = type === "IMAGE" && state !== "failed";
  return (
    <FileFrame
      name={file.name}
      type={type}
      pictureUrl={previewUrl}
      main={canBeMain ? main : null}
      buttons={
        <>
          {fault === "failed" || fault === "UNAUTHENTICATED" ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={onRetry}
              aria-label={t("document|retry|of", { name: file.name })}
            >
              {t("document|retry")}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            onClick={onCancel}
            aria-label={t(`document|${ending}|of`, { name: file.name })}
          >
            {t(`document|${ending}`)}
          </Button>
        </>
      }
    >
      {state === "failed" ? <Fault id={key} upload={upload} /> : <Progress upload={upload} />}
    </FileFrame>
  );
}

function Progress({ upload: { file, state, sentBytes } }: { upload: PendingUpload }) {
  const t = useTranslations();
  const numbers = t("document|progress", {
    sent: kilobytes(sentBytes),
    total: kilobytes(file.size),
  });
  return (
    <div className="text-xs text-steel-3">
      <progress
        value={sentBytes}
        max={file.size}
        aria-label={t("document|progress|of", { name: file.name })}
        className={barStyle}
      />
      {state === "waiting" ? t("document|waiting") : numbers}
    </div>
  );
}

const barStyle =
  "block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-steel-2 [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-steel-2 [&::-webkit-progress-value]:bg-petrol";

function Fault({ id, upload }: { id: string; upload: PendingUpload }) {
  const text = useFaultText(upload.fault);
  return (
    <div role="alert">
      <FieldError id={id}>{upload.fault === "UNAUTHENTICATED" ? <LoginBeside /> : text}</FieldError>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return formatInteger(Math.round(bytes / 1000));
}
