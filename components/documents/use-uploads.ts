import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UploadedDocument } from "@/lib/documents/schema";
import { documentDoor } from "./upload-door";
import { createUploadQueue } from "./upload-queue";
import { isBusy, type PendingUpload } from "./upload-rules";

interface UploadEvents {
  onArrived: (document: UploadedDocument, upload: PendingUpload) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The queue of one upload field; it ends with the field. */
export function useUploads({ onArrived, onBusyChange }: UploadEvents) {
  const [queue] = useState(() => createUploadQueue(documentDoor));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const finished = useSyncExternalStore(queue.subscribe, queue.finished, queue.finished);
  const busy = isBusy(uploads);
  const arrived = useEffectEvent(onArrived);
  const busyChanged = useEffectEvent(onBusyChange);
  useEffect(() => queue.whenArrived((document, upload) => arrived(document, upload)), [queue]);
  useEffect(() => busyChanged(busy), [busy]);
  useEffect(() => queue.stop, [queue]);
  useEffect(() => (busy ? askBeforeLeaving() : undefined), [busy]);
  return { queue, uploads, finished };
}

/** What is on its way does not survive a reload, unlike what was typed. */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
