import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { amountTexts } from "@/components/documents/amount-text";
import { guardLeaving } from "@/components/documents/leaving";
import { ProgressBar } from "@/components/documents/progress-bar";
import { putFile } from "@/components/documents/put-file";
import type { UploadFault } from "@/components/documents/upload-rules";
import { sendFile, type Ticket, type UploadDoor } from "@/components/documents/upload-sending";
import { useFaultText } from "@/components/documents/use-fault-text";
import { callAction } from "@/components/form/call-action";
import { useSurePush } from "@/components/form/use-sure-push";
import { LoginBeside } from "@/components/session/login-beside";
import { forgetSession } from "@/components/session/stored-session";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { createCsvImportAction, updateCsvImportAction } from "@/lib/csv-import/actions";
import { dropImport } from "./drop-import";
import type { PackedFile } from "./file-messages";
import type { useReadFile } from "./use-read-file";

interface SendOffProps {
  sending: ReturnType<typeof useSendOff>;
  isWaiting: boolean;
}

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

interface SendState {
  phase: "waiting" | "packing" | "sending" | "leaving";
  sentBytes: number;
  totalBytes: number;
  fault: UploadFault | null;
}

const waiting: SendState = { phase: "waiting", sentBytes: 0, totalBytes: 0, fault: null };
const stallLimitInMs = 60_000;

export function useSendOff(file: ReturnType<typeof useReadFile>, leaveQuestion: string) {
  const [state, setState] = useState(waiting);
  const push = useSurePush(() => setState(waiting));
  const abort = useRef<AbortController>(null);
  const isUnderWay = state.phase === "packing" || state.phase === "sending";
  useHeldPage(isOfLostSession(state.fault?.code));
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(
    () => (isUnderWay ? guardLeaving(leaveQuestion, () => abort.current?.abort()) : undefined),
    [isUnderWay, leaveQuestion],
  );

  async function send(): Promise<void> {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ ...waiting, phase: "packing" });
    const { made } = file;
    const isThere = made?.isOfReading ? await isStillOpen(made.importId) : false;
    if (signal.aborted) {
      setState(waiting);
      return;
    }
    if (made && isThere) {
      leadOn(made.importId);
      return;
    }
    await packAndUpload(abort.current);
  }

  async function packAndUpload(controller: AbortController): Promise<void> {
    const packed = await file.pack();
    if (!packed) {
      setState(waiting);
      return;
    }
    await upload(packed, controller);
  }

  async function upload(packed: PackedFile, controller: AbortController): Promise<void> {
    const totalBytes = packed.packed.size;
    setState({ ...waiting, phase: "sending", totalBytes });
    const sent = await sendFile(doorFor(packed), {
      file: packed.packed,
      type: "OTHER",
      onProgress: (sentBytes) => setState({ ...waiting, phase: "sending", totalBytes, sentBytes }),
      abort: controller,
      stallLimitInMs,
    });
    if (sent.ok) {
      const { made } = file;
      file.keepMade(sent.id);
      leadOn(sent.id);
      // Of the file as it was read before nothing is wanted any more.
      void (made && dropImport(made.importId));
      return;
    }
    const isCancelled = controller.signal.aborted && sent.fault.code === "failed";
    setState({ ...waiting, fault: isCancelled ? null : sent.fault });
  }

  function doorFor({ columns, rowCount }: PackedFile): UploadDoor {
    return {
      issueTicket: ({ size }) => issueTicket({ columns, rowCount, size }),
      put: putFile,
      dropTicket: dropImport,
    };
  }

  async function issueTicket(
    facts: Pick<PackedFile, "columns" | "rowCount"> & { size: number },
  ): Promise<Ticket> {
    const { source, shown } = file;
    if (!source || !shown) {
      return { ok: false, fault: { code: "failed" } };
    }
    const { reading } = shown;
    const result = await callAction(() =>
      createCsvImportAction({ ...facts, reading, fileName: source.file.name }),
    );
    if (result.ok) {
      return { ok: true, ...result.answer };
    }
    const { code, retryAfterInSeconds } = result;
    if (code === "UNAUTHENTICATED") {
      forgetSession();
    }
    return { ok: false, fault: { code, retryAfterInSeconds } };
  }

  function leadOn(importId: string): void {
    setState({ ...waiting, phase: "leaving" });
    push(`/csv-import/${importId}/columns`);
  }

  function cancel(): void {
    abort.current?.abort();
    file.giveUp();
  }

  return { ...state, send, cancel, forget: () => setState(waiting) };
}

async function isStillOpen(id: string): Promise<boolean> {
  const reopened = await callAction(() => updateCsvImportAction({ id }));
  return reopened.ok;
}
