import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UploadedDocument } from "@/lib/documents/schema";
import { guardLeaving } from "./leaving";
import { documentDoorOf } from "./upload-door";
import { createUploadQueue } from "./upload-queue";
import { type FailedFile, failedFiles, isBusy, type PendingUpload } from "./upload-rules";

interface UploadWiring {
  /** Whose page this is. */
  userId: string;
  /** Asked before a link takes the page away meanwhile. */
  leaveQuestion: string;
  onArrived: (document: UploadedDocument, upload: PendingUpload) => void;
  onBusyChange: (busy: boolean) => void;
  onFailedChange: (failed: readonly FailedFile[]) => void;
}

/** The queue of one upload field; it ends with the field. */
export function useUploads(wiring: UploadWiring) {
  const { userId, leaveQuestion, onArrived, onBusyChange, onFailedChange } = wiring;
  const [queue] = useState(() => createUploadQueue(documentDoorOf(userId)));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const finished = useSyncExternalStore(queue.subscribe, queue.finished, queue.finished);
  const busy = isBusy(uploads);
  const arrived = useEffectEvent(onArrived);
  const busyChanged = useEffectEvent(onBusyChange);
  const failed = failedFiles(uploads);
  const failedKeys = failed.map(({ key }) => key).join();
  const failedChanged = useEffectEvent(() => onFailedChange(failed));
  useEffect(() => queue.whenArrived((document, upload) => arrived(document, upload)), [queue]);
  useEffect(() => busyChanged(busy), [busy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress makes new lists of the same files.
  useEffect(() => failedChanged(), [failedKeys]);
  useEffect(() => queue.stop, [queue]);
  useEffect(
    () => (busy ? guardLeaving(leaveQuestion, queue.interrupt) : undefined),
    [busy, leaveQuestion, queue],
  );
  return { queue, uploads, finished };
}
