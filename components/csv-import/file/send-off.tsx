import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { amountTexts } from "@/components/documents/amount-text";
import { ProgressBar } from "@/components/documents/progress-bar";
import type { UploadFault } from "@/components/documents/upload-rules";
import { useFaultText } from "@/components/documents/use-fault-text";
import { LoginBeside } from "@/components/session/login-beside";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { useSendOff } from "./use-send-off";

interface SendOffProps {
  sending: ReturnType<typeof useSendOff>;
  /** Nothing is there yet that could go. */
  isWaiting: boolean;
}

/** The way on: the rows are packed and sent, with a bar, and can be held back as long as they are on their way. */
export function SendOff({ sending, isWaiting }: SendOffProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { phase, sentBytes, totalBytes, fault, send, cancel } = sending;
  const isBusy = phase !== "waiting";
  return (
    <div className="space-y-3">
      <div role="alert">{fault ? <SendFault fault={fault} /> : null}</div>
      {phase === "packing" || phase === "sending" ? (
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-48 text-sm">
            <ProgressBar
              value={sentBytes}
              max={totalBytes || 1}
              label={t("csv-import|send|label")}
            />
            <span className="tabular-nums">
              {phase === "packing"
                ? t("csv-import|send|packing")
                : t("document|progress", amountTexts(sentBytes, totalBytes, locale))}
            </span>
          </div>
          <Button variant="quiet" size="sm" onClick={cancel}>
            {t("csv-import|send|cancel")}
          </Button>
        </div>
      ) : null}
      <Button
        busy={isBusy || isWaiting}
        onClick={() => (isBusy || isWaiting ? undefined : void send())}
      >
        {t(fault ? "csv-import|send|again" : "csv-import|send")}
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
      <p className="max-w-text text-sm text-steel-3">{t("csv-import|send|reload")}</p>
    </div>
  );
}

function SendFault({ fault }: { fault: UploadFault }) {
  const t = useTranslations();
  const text = useFaultText(fault);
  return (
    <FieldError id="csv-send-fault">
      {fault.code === "UNAUTHENTICATED" ? (
        <>
          {t("session|ended")}. <LoginBeside label={t("csv-import|send|log_in")} />
        </>
      ) : (
        `${text} ${t("csv-import|send|nothing_lost")}`
      )}
    </FieldError>
  );
}
