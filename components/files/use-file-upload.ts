import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { guardLeaving } from "@/components/documents/leaving";
import { sendFile } from "@/components/documents/upload-sending";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { fileDoorOf } from "./file-door";
import { refusalAfter, refusalOf, type UploadRefusal } from "./upload-refusal";

interface UploadState {
  file: File | null;
  isSending: boolean;
  sentBytes: number;
  refusal: UploadRefusal | null;
  /** The name of the file that has arrived last. */
  arrived: string | null;
}

const idle = { isSending: false, sentBytes: 0, refusal: null, arrived: null };
const stallLimitInMs = 60_000;

/** One file at a time: chosen, sent with progress, or refused (spec §2.12); the list is drawn anew when it has arrived. */
export function useFileUpload(userId: string) {
  const t = useTranslations();
  const router = useRouter();
  const [state, setState] = useState<UploadState>({ ...idle, file: null });
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(null);
  const { file, isSending, refusal } = state;
  useHeldPage(refusal?.code === "UPLOAD_FAILED" && isOfLostSession(refusal.fault?.code));
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(
    () => (isSending ? guardLeaving(t("file|leave"), () => abort.current?.abort()) : undefined),
    [isSending, t],
  );

  function choose(chosen: File): void {
    if (!isSending) {
      setAttempt(attempt + 1);
      setState({ ...idle, file: chosen, refusal: refusalOf(chosen) });
    }
  }

  async function upload(): Promise<void> {
    setAttempt(attempt + 1);
    const refused = refusalOf(file);
    if (!file || refused) {
      setState({ ...idle, file, refusal: refused });
      return;
    }
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ ...idle, file, isSending: true });
    const sent = await sendFile(fileDoorOf(userId), {
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
    const isCancelled = signal.aborted && sent.fault.code === "failed";
    setState({ ...idle, file, refusal: isCancelled ? null : refusalAfter(file, sent.fault) });
  }

  /** Other than before where a refusal is another one, though it may say the same. */
  const refusalKey = attempt;
  return { ...state, refusalKey, choose, upload, cancel: () => abort.current?.abort() };
}
