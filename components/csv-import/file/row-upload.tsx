import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { askBeforeLeaving } from "@/components/files/ask-before-leaving";
import type { UploadError } from "@/components/files/pending-upload";
import { putFile } from "@/components/files/put-file";
import { sendFile, type Ticket } from "@/components/files/send-file";
import { uploadProgressTexts } from "@/components/files/upload-progress-texts";
import { useUploadErrorText } from "@/components/files/use-upload-error-text";
import { callAction } from "@/components/form/call-action";
import { useReliablePush } from "@/components/form/use-reliable-push";
import { LoginInNewTab } from "@/components/session/login-in-new-tab";
import { isOfLostSession } from "@/components/session/lost-session";
import { clearSession } from "@/components/session/stored-session";
import { useReloadLock } from "@/components/session/use-reload-lock";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/inputs/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import { createCsvImportAction, updateCsvImportAction } from "@/lib/actions/csv-import";
import type { ShownFile } from "./read-and-pack-file";
import type { useReadFile } from "./use-read-file";

interface RowUploadProps {
  sending: ReturnType<typeof useRowUpload>;
  isWaiting: boolean;
}

export function RowUpload({ sending, isWaiting }: RowUploadProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { phase, sentBytes, totalBytes, error, send, cancel } = sending;
  const isBusy = phase !== "waiting";
  return (
    <div className="space-y-3">
      <div role="alert">{error ? <SendError error={error} /> : null}</div>
      {phase === "sending" ? (
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-48 text-sm">
            <ProgressBar value={sentBytes} max={totalBytes} label={t("csv-import|send|label")} />
            <span className="tabular-nums">
              {t("document|progress", uploadProgressTexts(sentBytes, totalBytes, locale))}
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
        {t(error ? "csv-import|send|again" : "csv-import|send")}
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
      <p className="max-w-text text-sm text-steel-3">{t("csv-import|send|reload")}</p>
    </div>
  );
}

function SendError({ error }: { error: UploadError }) {
  const t = useTranslations();
  const text = useUploadErrorText(error);
  return (
    <FieldError id="csv-send-fault">
      {error.code === "UNAUTHENTICATED" ? (
        <>
          {t("session|ended")}. <LoginInNewTab label={t("csv-import|send|log_in")} />
        </>
      ) : (
        `${text} ${t("csv-import|send|nothing_lost")}`
      )}
    </FieldError>
  );
}

interface SendState {
  phase: "waiting" | "sending" | "leaving";
  sentBytes: number;
  error: UploadError | null;
}

const waiting: SendState = { phase: "waiting", sentBytes: 0, error: null };
const stallLimitInMs = 60_000;

export function useRowUpload(file: ReturnType<typeof useReadFile>, leaveQuestion: string) {
  const [state, setState] = useState(waiting);
  const push = useReliablePush(() => setState(waiting));
  const abort = useRef<AbortController>(null);
  const isUnderWay = state.phase === "sending";
  const { source, shown, made } = file;
  useReloadLock(isOfLostSession(state.error?.code));
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(
    () => (isUnderWay ? askBeforeLeaving(leaveQuestion, () => abort.current?.abort()) : undefined),
    [isUnderWay, leaveQuestion],
  );

  async function send(): Promise<void> {
    if (!source || !shown) {
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    setState({ ...waiting, phase: "sending" });
    const isThere = made?.isOfReading ? await isStillOpen(made.importId) : false;
    if (controller.signal.aborted) {
      setState(waiting);
    } else if (made && isThere) {
      goToColumns(made.importId);
    } else {
      await upload(source.file.name, shown, controller);
    }
  }

  async function upload(fileName: string, read: ShownFile, abort: AbortController): Promise<void> {
    const api = {
      issueTicket: () => issueTicket(fileName, read),
      put: putFile,
      dropTicket: dropImport,
    };
    const sent = await sendFile(api, {
      file: read.packed,
      type: "OTHER",
      onProgress: (sentBytes) => setState({ ...waiting, phase: "sending", sentBytes }),
      abort,
      stallLimitInMs,
    });
    if (sent.ok) {
      file.rememberImport(sent.id);
      goToColumns(sent.id);
      // The file was read differently meanwhile, so its import is deleted.
      void (made && dropImport(made.importId));
      return;
    }
    const isCancelled = abort.signal.aborted && sent.error.code === "failed";
    setState({ ...waiting, error: isCancelled ? null : sent.error });
  }

  function goToColumns(importId: string): void {
    setState({ ...waiting, phase: "leaving" });
    push(`/csv-import/${importId}/columns`);
  }

  const cancel = () => abort.current?.abort();
  const forget = () => setState(waiting);
  return { ...state, totalBytes: shown?.packed.size ?? 0, send, cancel, forget };
}

async function isStillOpen(id: string): Promise<boolean> {
  const reopened = await callAction(() => updateCsvImportAction({ id }));
  return reopened.ok;
}

async function issueTicket(fileName: string, read: ShownFile): Promise<Ticket> {
  const { columns, rowCount, reading, packed } = read;
  const { size } = packed;
  const result = await callAction(() =>
    createCsvImportAction({ columns, rowCount, size, reading, fileName }),
  );
  if (result.ok) {
    return { ok: true, ...result.answer };
  }
  const { code, retryAfterInSeconds } = result;
  if (code === "UNAUTHENTICATED") {
    clearSession();
  }
  return { ok: false, error: { code, retryAfterInSeconds } };
}

/** `keepalive` outlives the page, unlike a server action. A sweep deletes the rest after a week. */
async function dropImport(id: string): Promise<void> {
  await fetch("/operations/delete-csv-import", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ json: { id } }),
  }).catch(() => undefined);
}
