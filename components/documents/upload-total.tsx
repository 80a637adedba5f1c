import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { formatInteger } from "@/lib/i18n/formats";
import { amountTexts } from "./amount-text";
import { ProgressBar } from "./progress-bar";
import type { Finished } from "./upload-queue";
import { canRetry, type PendingUpload } from "./upload-rules";

interface UploadTotalProps {
  uploads: readonly PendingUpload[];
  finished: Finished;
  hasRoom: boolean;
  onCancelAll: () => void;
  onRetryAll: () => void;
}

/** One bar over several files, and what can be done to all of them; a single file has its own row for that. */
export function UploadTotal(props: UploadTotalProps) {
  const { uploads, finished, hasRoom, onCancelAll, onRetryAll } = props;
  const t = useTranslations();
  const onTheWay = uploads.filter(({ state }) => state !== "failed");
  const count = finished.files + onTheWay.length;
  const failedCount = uploads.filter((upload) => canRetry(upload, hasRoom)).length;
  return (
    <>
      {onTheWay.length > 0 && count > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Bar onTheWay={onTheWay} finished={finished} count={count} />
          <Button variant="quiet" size="sm" onClick={onCancelAll}>
            {t("document|cancel|all")}
          </Button>
        </div>
      ) : null}
      {failedCount > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-48 text-sm">
            {t("document|failed_count", { count: failedCount })}
          </p>
          <Button variant="quiet" size="sm" onClick={onRetryAll}>
            {t("document|retry|all")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface BarProps {
  onTheWay: readonly PendingUpload[];
  finished: Finished;
  count: number;
}

function Bar({ onTheWay, finished, count }: BarProps) {
  const t = useTranslations();
  const locale = useLocale();
  const sentBytes = onTheWay.reduce((sum, upload) => sum + upload.sentBytes, finished.bytes);
  const totalBytes = onTheWay.reduce((sum, { file }) => sum + file.size, finished.bytes);
  const files = {
    done: formatInteger(finished.files, locale),
    count: formatInteger(count, locale),
  };
  const numbers = { ...files, ...amountTexts(sentBytes, totalBytes, locale) };
  return (
    <div className="min-w-0 flex-1 basis-48 text-sm">
      <ProgressBar value={sentBytes} max={totalBytes} label={t("document|total|label")} />
      <span className="tabular-nums">{t("document|total", numbers)}</span>
    </div>
  );
}
