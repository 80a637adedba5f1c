import { useEffect, useRef, useState } from "react";
import { guardLeaving } from "@/components/documents/leaving";
import { putFile } from "@/components/documents/put-file";
import type { UploadFault } from "@/components/documents/upload-rules";
import { sendFile, type Ticket, type UploadDoor } from "@/components/documents/upload-sending";
import { callAction } from "@/components/form/call-action";
import { useSurePush } from "@/components/form/use-sure-push";
import { forgetSession } from "@/components/session/stored-session";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { createCsvImportAction, updateCsvImportAction } from "@/lib/csv-import/actions";
import { dropImport } from "./drop-import";
import type { PackedFile } from "./file-messages";
import type { useReadFile } from "./use-read-file";

interface SendState {
  phase: "waiting" | "packing" | "sending" | "leaving";
  sentBytes: number;
  totalBytes: number;
  fault: UploadFault | null;
}

const waiting: SendState = { phase: "waiting", sentBytes: 0, totalBytes: 0, fault: null };
const stallLimitInMs = 60_000;

/** The way of a read file to the server, and on to its columns. */
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

/** Opens its steps anew; false where it is finished or gone by now. */
async function isStillOpen(id: string): Promise<boolean> {
  const reopened = await callAction(() => updateCsvImportAction({ id }));
  return reopened.ok;
}
