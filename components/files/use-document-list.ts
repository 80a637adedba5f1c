import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { isOfLostSession } from "@/components/session/lost-session";
import { useReloadLock } from "@/components/session/use-reload-lock";
import { mainImageOf } from "@/lib/files/document-type";
import type { DocumentType, UploadedDocument } from "@/lib/files/schema";
import { formatInteger } from "@/lib/i18n/formats";
import { askBeforeLeaving } from "./ask-before-leaving";
import { deleteLooseDocument, documentUploadApi } from "./document-upload-api";
import {
  type FailedFile,
  failedFiles,
  hasRoom,
  onTheWay,
  type PendingUpload,
} from "./pending-upload";
import { createUploadQueue } from "./upload-queue";

export interface DocumentListWiring {
  userId: string;
  value: UploadedDocument[];
  /** Null means the first image. */
  mainImageId: string | null;
  onChange: (documents: UploadedDocument[], mainImageId: string | null) => void;
  onBusyChange: (busy: boolean) => void;
  onFailedChange: (failed: readonly FailedFile[]) => void;
  onRowChange: (fromKey: string, toKey: string) => void;
}

export function useDocumentList(wiring: DocumentListWiring) {
  const { value, mainImageId, onChange, onRowChange } = wiring;
  const [t, locale] = [useTranslations(), useLocale()];
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [brokenIds, setBrokenIds] = useState<readonly string[]>([]);
  const [news, setNews] = useState("");
  const places = useRef(new Map<string, number>());
  const { queue, uploads, finished } = useUploads({
    ...wiring,
    leaveQuestion: t("document|leave"),
    onArrived: arrive,
  });
  const shown = value.filter(({ id }) => !brokenIds.includes(id));
  const isChosenOnTheWay = onTheWay(uploads).some(({ key }) => key === chosenKey);
  const mainKey = mainKeyOf(shown, uploads, isChosenOnTheWay ? chosenKey : mainImageId);

  function arrive(document: UploadedDocument, upload: PendingUpload): void {
    places.current.set(document.id, upload.place);
    onRowChange(upload.key, document.id);
    setNews(t("document|arrived", { name: document.name }));
    const documents = insertedInPickOrder(value, document, (id) => places.current.get(id) ?? -1);
    onChange(documents, chosenKey === upload.key ? document.id : mainImageId);
  }

  /** The form cannot name a pending file, so the choice stays here until the upload. */
  function choose(key: string): void {
    const isPending = uploads.some((upload) => upload.key === key);
    setChosenKey(isPending ? key : null);
    onChange(value, isPending ? null : key);
  }

  function remove(document: UploadedDocument): void {
    const documents = value.filter(({ id }) => id !== document.id);
    setNews(t("document|removed", { name: document.name }));
    onChange(documents, mainImageId === document.id ? null : mainImageId);
    if (!document.isAttached) {
      void deleteLooseDocument(document.id);
    }
  }

  /** Announces nothing, because dragging has its own live region. */
  function move(from: number, to: number): void {
    const document = value[from];
    if (document && value[to]) {
      onChange(value.toSpliced(from, 1).toSpliced(to, 0, document), mainImageId);
    }
  }

  function step(from: number, to: number): void {
    const name = value[from]?.name;
    if (name && value[to]) {
      const [place, count] = [formatInteger(to + 1, locale), formatInteger(value.length, locale)];
      setNews(t("document|move|dropped", { name, place, count }));
      move(from, to);
    }
  }

  function setType(id: string, type: DocumentType): void {
    const documents = value.map((other) => (other.id === id ? { ...other, type } : other));
    onChange(documents, mainImageId);
  }

  return {
    uploads,
    finished,
    hasRoom: hasRoom(value.length, uploads),
    mainKey,
    brokenIds,
    news,
    add: (files: readonly File[]) => queue.add(files, value.length),
    cancel: queue.cancel,
    cancelAll: queue.cancelAll,
    retry: (key?: string) => queue.retry(value.length, key),
    choose,
    remove,
    move,
    step,
    setType,
    setNews,
    markBroken: (id: string) => setBrokenIds((ids) => (ids.includes(id) ? ids : [...ids, id])),
  };
}

interface UploadWiring {
  userId: string;
  leaveQuestion: string;
  onArrived: (document: UploadedDocument, upload: PendingUpload) => void;
  onBusyChange: (busy: boolean) => void;
  onFailedChange: (failed: readonly FailedFile[]) => void;
}

function useUploads(wiring: UploadWiring) {
  const { userId, leaveQuestion, onArrived, onBusyChange, onFailedChange } = wiring;
  const [queue] = useState(() => createUploadQueue(documentUploadApi(userId)));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const finished = useSyncExternalStore(queue.subscribe, queue.finished, queue.finished);
  const busy = onTheWay(uploads).length > 0;
  useReloadLock(uploads.some(({ error }) => isOfLostSession(error?.code)));
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
    () => (wouldLose ? askBeforeLeaving(leaveQuestion, queue.interrupt) : undefined),
    [wouldLose, leaveQuestion, queue],
  );
  return { queue, uploads, finished };
}

export function mainKeyOf(
  documents: readonly UploadedDocument[],
  uploads: readonly PendingUpload[],
  chosen: string | null,
): string | null {
  const pending = onTheWay(uploads).map(({ key, type }) => ({ id: key, type }));
  const candidates = [...documents, ...pending];
  return mainImageOf(candidates, chosen);
}

/** Inserts it before files that were picked later. */
export function insertedInPickOrder(
  documents: readonly UploadedDocument[],
  arrived: UploadedDocument,
  placeOf: (id: string) => number,
): UploadedDocument[] {
  const before = documents.findLastIndex(({ id }) => placeOf(id) < placeOf(arrived.id));
  return documents.toSpliced(before + 1, 0, arrived);
}
