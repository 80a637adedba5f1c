import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import type { UploadedDocument } from "@/lib/documents/schema";
import { guardLeaving } from "./leaving";
import { documentDoorOf } from "./upload-door";
import { createUploadQueue } from "./upload-queue";
import { type FailedFile, failedFiles, isBusy, type PendingUpload } from "./upload-rules";

interface UploadWiring {
  /** Whose page this is. */
  userId: string;
  /** Asked before the page goes while files are on their way or have failed. */
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
  useHeldPage(uploads.some(({ fault }) => isOfLostSession(fault?.code)));
  const arrived = useEffectEvent(onArrived);
  const busyChanged = useEffectEvent(onBusyChange);
  const failed = failedFiles(uploads);
  const wouldLose = busy || failed.length > 0;
  const failedKeys = failed.map(({ key }) => key).join();
  const failedChanged = useEffectEvent(() => onFailedChange(failed));
  useEffect(() => queue.whenArrived((document, upload) => arrived(document, upload)), [queue]);
  useEffect(() => busyChanged(busy), [busy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress makes new lists of the same files.
  useEffect(() => failedChanged(), [failedKeys]);
  useEffect(() => queue.stop, [queue]);
  useEffect(
    () => (wouldLose ? guardLeaving(leaveQuestion, queue.interrupt) : undefined),
    [wouldLose, leaveQuestion, queue],
  );
  return { queue, uploads, finished };
}
