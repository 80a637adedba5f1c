import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UploadedDocument } from "@/lib/documents/schema";
import { documentDoor } from "./upload-door";
import { createUploadQueue } from "./upload-queue";
import { isBusy } from "./upload-rules";

interface UploadEvents {
  onArrived: (document: UploadedDocument, key: string) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The queue of one upload field; it ends with the field. */
export function useUploads({ onArrived, onBusyChange }: UploadEvents) {
  const [queue] = useState(() => createUploadQueue(documentDoor));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const busy = isBusy(uploads);
  const arrived = useEffectEvent(onArrived);
  const busyChanged = useEffectEvent(onBusyChange);
  useEffect(() => queue.whenArrived((document, key) => arrived(document, key)), [queue]);
  useEffect(() => busyChanged(busy), [busy]);
  useEffect(() => queue.stop, [queue]);
  return { queue, uploads };
}
