"use client";

import { CheckCheck, FileText, Upload } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { LoginInNewTab } from "@/components/session/login-in-new-tab";
import { isOfLostSession } from "@/components/session/lost-session";
import { useReloadLock } from "@/components/session/use-reload-lock";
import { Button } from "@/components/ui/button";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { NoScript } from "@/components/ui/no-script";
import { ProgressBar } from "@/components/ui/progress-bar";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { fileTypes, isFileType } from "@/lib/files/content/file-kinds";
import { formatInteger } from "@/lib/i18n/formats";
import { askBeforeLeaving } from "./ask-before-leaving";
import { DropAndPasteZone } from "./drop-and-paste-zone";
import { FilePicker } from "./file-picker";
import { fileUploadApi } from "./file-upload-api";
import type { UploadError } from "./pending-upload";
import { sendFile } from "./send-file";
import { uploadProgressTexts } from "./upload-progress-texts";
import { useUploadErrorText } from "./use-upload-error-text";

/** Needs the messages `document|`, `error|`, `file|` and `session|`. */
export function SingleFileUpload({ userId }: { userId: string }) {
  const t = useTranslations();
  const { file, isSending, sentBytes, rejection, attempt, arrived, choose, upload, cancel } =
    useFileUpload(userId);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [surplus, setSurplus] = useState<"several" | "folder" | null>(null);
  const firstPick = { pick: t("file|pick"), orDrop: t("file|or_drop"), hint: t("file|hint") };

  function take([first, ...others]: File[]): void {
    if (first && !isSending) {
      setSurplus(others.length > 0 ? "several" : null);
      choose(first);
    }
  }

  return (
    <DropAndPasteZone
      takenNames={() => []}
      texts={{ over: t("file|drop_here"), near: t("file|drop_near") }}
      onFiles={take}
      onFolders={() => setSurplus("folder")}
    >
      <NoScript />
      <ScriptFields className="flex max-w-text flex-col gap-4 rounded border border-dashed border-steel-3 p-4 md:p-6">
        <FilePicker
          id="file-upload"
          accept={offeredTypes}
          texts={file ? { pick: t("file|pick_other") } : firstPick}
          isChange={file !== null}
          error={
            rejection ? (
              <UploadRejectionText key={attempt} rejection={rejection} type={file?.type} />
            ) : null
          }
          disabled={isSending}
          onPick={take}
        />
        {file ? <ChosenFile file={file} /> : null}
        <p role="status" className={surplus ? "text-sm text-caution" : "sr-only"}>
          {surplus ? t(surplus === "folder" ? "document|folders" : "file|several") : null}
        </p>
        {isSending && file ? <Sending file={file} sentBytes={sentBytes} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            ref={uploadButton}
            variant={file ? "primary" : "quiet"}
            busy={isSending}
            onClick={() => (isSending ? undefined : void upload())}
          >
            <Upload size={16} aria-hidden="true" />
            {t(isSending ? "file|uploading" : "file|upload")}
          </Button>
          {isSending ? <CancelButton onCancel={cancel} heir={uploadButton} /> : null}
        </div>
        <Arrival name={arrived} />
      </ScriptFields>
    </DropAndPasteZone>
  );
}

/** Without text/*, which would only seem to accept text files (lib/files/content/file-kinds.ts). */
const offeredTypes = fileTypes.filter((type) => type !== "text/*").join(",");
const arrivedStyle = "flex gap-1.5 text-sm font-semibold text-ok";

interface CancelButtonProps {
  onCancel: () => void;
  /** Gets the focus when this button disappears. */
  heir: RefObject<HTMLElement | null>;
}

function CancelButton({ onCancel, heir }: CancelButtonProps) {
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) {
        heir.current?.focus();
      }
    };
  }, [heir]);
  return (
    <Button ref={button} variant="quiet" onClick={onCancel}>
      {t("file|cancel")}
    </Button>
  );
}

function ChosenFile({ file: { name, size } }: { file: File }) {
  const { total, unit } = uploadProgressTexts(size, size, useLocale());
  return (
    <div className="flex gap-3">
      <FileText size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel-3" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-steel-3 tabular-nums">
          {total} {unit}
        </p>
      </div>
    </div>
  );
}

function Sending({ file: { name, size }, sentBytes }: { file: File; sentBytes: number }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const percent = formatInteger(Math.floor((4 * sentBytes) / size) * 25, locale);
  return (
    <div className="text-sm">
      <ProgressBar value={sentBytes} max={size} label={t("document|progress|of", { name })} />
      <span className="tabular-nums">
        {t("document|progress", uploadProgressTexts(sentBytes, size, locale))}
      </span>
      <p role="status" className="sr-only">
        {t("file|percent", { percent })}
      </p>
    </div>
  );
}

function Arrival({ name }: { name: string | null }) {
  const t = useTranslations();
  return (
    <p role="status" className={name === null ? "sr-only" : arrivedStyle}>
      {name === null ? null : (
        <>
          <CheckCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{t("document|arrived", { name })}</span>
        </>
      )}
    </p>
  );
}

interface ErrorTextProps {
  rejection: UploadRejection;
  type?: string | undefined;
}

/** A new key per attempt announces the same error again. */
export function UploadRejectionText({ rejection, type = "" }: ErrorTextProps) {
  const t = useTranslations();
  const own = useUploadErrorText(rejection.code === "no_file" ? null : rejection);
  if (rejection.code === "UNAUTHENTICATED") {
    return (
      <span>
        {t("session|ended")}. <LoginInNewTab label={t("session|log_in_to_upload")} />
      </span>
    );
  }
  if (rejection.code === "type") {
    return <span className="wrap-anywhere">{t("file|error|INVALID_FILE_TYPE", { type })}</span>;
  }
  const { code } = rejection;
  const isOfSpec = code === "no_file" || code === "too_large" || code === "failed";
  return <span className="wrap-anywhere">{isOfSpec ? t(specSentences[code]) : own}</span>;
}

const specSentences = {
  no_file: "file|error|NO_FILE",
  too_large: "file|error|FILE_TOO_LARGE",
  failed: "file|error|UPLOAD_FAILED",
} as const;

interface UploadState {
  file: File | null;
  isSending: boolean;
  sentBytes: number;
  rejection: UploadRejection | null;
  arrived: string | null;
}

const idle = { isSending: false, sentBytes: 0, rejection: null, arrived: null };
const stallLimitInMs = 60_000;

function useFileUpload(userId: string) {
  const t = useTranslations();
  const router = useRouter();
  const [state, setState] = useState<UploadState>({ ...idle, file: null });
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(null);
  const { file, isSending, rejection } = state;
  useReloadLock(isOfLostSession(rejection?.code));
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(
    () => (isSending ? askBeforeLeaving(t("file|leave"), () => abort.current?.abort()) : undefined),
    [isSending, t],
  );

  function choose(chosen: File): void {
    if (!isSending) {
      setAttempt(attempt + 1);
      setState({ ...idle, file: chosen, rejection: rejectionOf(chosen) });
    }
  }

  async function upload(): Promise<void> {
    setAttempt(attempt + 1);
    const rejected = rejectionOf(file);
    if (!file || rejected) {
      setState({ ...idle, file, rejection: rejected });
      return;
    }
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ ...idle, file, isSending: true });
    const sent = await sendFile(fileUploadApi(userId), {
      file,
      type: "OTHER",
      onProgress: (sentBytes) => setState({ ...idle, file, isSending: true, sentBytes }),
      abort: abort.current,
      stallLimitInMs,
    });
    if (sent.ok) {
      setState({ ...idle, file: null, arrived: file.name });
      router.refresh();
      return;
    }
    const isCancelled = signal.aborted && sent.error.code === "failed";
    setState({ ...idle, file, rejection: isCancelled ? null : sent.error });
  }

  return { ...state, attempt, choose, upload, cancel: () => abort.current?.abort() };
}

export type UploadRejection = UploadError | { code: "no_file" };

export function rejectionOf(file: Pick<File, "type" | "size"> | null): UploadRejection | null {
  if (!file) {
    return { code: "no_file" };
  }
  if (file.size > maxUploadBytes) {
    return { code: "too_large" };
  }
  if (!isFileType(file.type)) {
    return { code: "type" };
  }
  return file.size === 0 ? { code: "empty" } : null;
}
