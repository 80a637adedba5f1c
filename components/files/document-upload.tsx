"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { ProgressBar } from "@/components/ui/progress-bar";
import { documentKinds } from "@/lib/files/content/file-kinds";
import { mediaUrl } from "@/lib/files/content/image-variants";
import type { UploadedDocument } from "@/lib/files/schema";
import { formatInteger } from "@/lib/i18n/formats";
import { DocumentRow, PendingRow } from "./document-row";
import { DropAndPasteZone } from "./drop-and-paste-zone";
import { usePickedFiles } from "./file-picker";
import { canRetry, onTheWay, type PendingUpload } from "./pending-upload";
import { uploadProgressTexts } from "./upload-progress-texts";
import type { Finished } from "./upload-queue";
import { type DocumentListWiring, useDocumentList } from "./use-document-list";
import { useRowFocus } from "./use-row-focus";

interface DocumentUploadProps extends Omit<DocumentListWiring, "onRowChange"> {
  id: string;
  error?: string | undefined;
  /** The server's issue code for a list index. */
  issueOf: (index: number) => string | undefined;
  /** The control's id for a list index. */
  idAt: (index: number) => string;
}

/**
 * `value` holds the uploaded files. The form must not be submitted while `onBusyChange` reports true. Needs
 * the messages `document|`, `error|`, `session|` and `ui|`.
 */
export function DocumentUpload({ id, error, issueOf, idAt, ...wiring }: DocumentUploadProps) {
  const { value } = wiring;
  const t = useTranslations();
  const radioName = useId();
  const [hasFolders, setHasFolders] = useState(false);
  const rows = useRowFocus(id);
  const list = useDocumentList({ ...wiring, onRowChange: rows.follow });
  const { confirm, dialog } = useConfirm({
    title: t("document|remove|title"),
    confirmLabel: t("document|remove"),
    cancelLabel: t("document|remove|keep"),
    danger: true,
  });
  const images = [
    ...value.map(({ id, name }) => ({ key: id, name, url: mediaUrl(id, "w480.webp") })),
    ...list.uploads.map(({ key, file, previewUrl: url }) => ({ key, name: file.name, url })),
  ];
  const mainChoice = (key: string) => ({
    radioName,
    isMain: list.mainKey === key,
    choose: () => list.choose(key),
  });

  function add(files: File[]): void {
    setHasFolders(false);
    list.add(files);
  }

  async function remove(document: UploadedDocument): Promise<void> {
    const text = t("document|remove|text", { name: document.name });
    if (document.isAttached && !(await confirm({ text }))) {
      return;
    }
    rows.leave(document.id);
    list.remove(document);
  }

  function cancel(key: string): void {
    rows.leave(key);
    list.cancel(key);
  }

  return (
    <DropAndPasteZone
      takenNames={() => images.map(({ name }) => name)}
      onFiles={add}
      onFolders={() => setHasFolders(true)}
    >
      <div className="flex flex-col gap-4 md:flex-row">
        <MainPreview image={images.find(({ key }) => key === list.mainKey) ?? null} />
        <div className="min-w-0 flex-1">
          <FilePicker id={id} error={error} onPick={add} />
        </div>
      </div>
      <p role="status" className="mt-2 text-sm text-caution empty:hidden">
        {hasFolders ? t("document|folders") : null}
      </p>
      <UploadTotal
        uploads={list.uploads}
        finished={list.finished}
        hasRoom={list.hasRoom}
        onCancelAll={list.cancelAll}
        onRetryAll={() => list.retry()}
      />
      <SortableFiles documents={value} onMove={list.move}>
        <ul
          ref={rows.list}
          aria-label={t("document|list")}
          className="mt-3 divide-y divide-steel-2 empty:hidden"
        >
          {value.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              id={idAt(index)}
              issue={issueOf(index)}
              index={index}
              count={value.length}
              main={mainChoice(document.id)}
              isBroken={list.brokenIds.includes(document.id)}
              onBroken={() => list.markBroken(document.id)}
              onType={(type) => list.setType(document.id, type)}
              onStep={(to) => list.step(index, to)}
              onRemove={() => remove(document)}
            />
          ))}
          {list.uploads.map((upload) => (
            <PendingRow
              key={upload.key}
              upload={upload}
              hasRoom={list.hasRoom}
              main={mainChoice(upload.key)}
              onCancel={() => cancel(upload.key)}
              onRetry={() => list.retry(upload.key)}
            />
          ))}
        </ul>
      </SortableFiles>
      <p role="status" className="sr-only">
        {list.news}
      </p>
      {dialog}
    </DropAndPasteZone>
  );
}

interface MainPreviewProps {
  /** Of the main image, pending or uploaded. */
  image: { name: string; url: string | null } | null;
}

function MainPreview({ image }: MainPreviewProps) {
  const t = useTranslations();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = image?.url ?? null;
  return (
    <div className="size-40 shrink-0 overflow-hidden rounded border bg-steel-1">
      {url && url !== failedUrl ? (
        // biome-ignore lint/performance/noImgElement: the picture is local or already in its size.
        <img
          src={url}
          alt={t("document|preview", { name: image?.name ?? "" })}
          width={160}
          height={160}
          draggable={false}
          onError={() => setFailedUrl(url)}
          className="size-full object-contain"
        />
      ) : (
        <PartSilhouette label={t("ui|no_preview")} />
      )}
    </div>
  );
}

interface SortableFilesProps {
  documents: readonly UploadedDocument[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Sortable by mouse, pen, touch and arrow keys. */
function SortableFiles({ documents, onMove, children }: SortableFilesProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );
  const indexOf = (id: unknown) => documents.findIndex((document) => document.id === id);
  const wordsFor = (id: unknown, at: unknown = id) => ({
    name: documents[indexOf(id)]?.name ?? "",
    place: formatInteger(indexOf(at) + 1, locale),
    count: formatInteger(documents.length, locale),
  });
  // The library reports the row's own place at once, which would cut off the first announcement.
  const isJustPickedUp = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      isJustPickedUp.current = true;
      return t("document|move|picked_up", wordsFor(active.id));
    },
    onDragOver({ active, over }) {
      const saysNothing = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      return saysNothing ? undefined : t("document|move|over", wordsFor(active.id, over?.id));
    },
    onDragEnd: ({ active, over }) => t("document|move|dropped", wordsFor(active.id, over?.id)),
    onDragCancel: ({ active }) => t("document|move|cancelled", wordsFor(active.id)),
  };
  const screenReaderInstructions = { draggable: t("document|move|instructions") };

  function drop({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) {
      onMove(indexOf(active.id), indexOf(over.id));
    }
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={documents.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface UploadTotalProps {
  uploads: readonly PendingUpload[];
  finished: Finished;
  hasRoom: boolean;
  onCancelAll: () => void;
  onRetryAll: () => void;
}

function UploadTotal(props: UploadTotalProps) {
  const { uploads, finished, hasRoom, onCancelAll, onRetryAll } = props;
  const t = useTranslations();
  const pending = onTheWay(uploads);
  const count = finished.files + pending.length;
  const failedCount = uploads.filter((upload) => canRetry(upload, hasRoom)).length;
  return (
    <>
      {pending.length > 0 && count > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Bar pending={pending} finished={finished} count={count} />
          <Button variant="quiet" size="sm" onClick={onCancelAll}>
            {t("document|cancel|all")}
          </Button>
        </div>
      ) : null}
      {failedCount > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-48 text-sm">
            {t("document|failed_count", { count: failedCount })}
          </p>
          <Button variant="quiet" size="sm" onClick={onRetryAll}>
            {t("document|retry|all")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface BarProps {
  pending: readonly PendingUpload[];
  finished: Finished;
  count: number;
}

function Bar({ pending, finished, count }: BarProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const sentBytes = pending.reduce((sum, upload) => sum + upload.sentBytes, finished.bytes);
  const totalBytes = pending.reduce((sum, { file }) => sum + file.size, finished.bytes);
  const files = {
    done: formatInteger(finished.files, locale),
    count: formatInteger(count, locale),
  };
  const numbers = { ...files, ...uploadProgressTexts(sentBytes, totalBytes, locale) };
  return (
    <div className="min-w-0 flex-1 basis-48 text-sm">
      <ProgressBar value={sentBytes} max={totalBytes} label={t("document|total|label")} />
      <span className="tabular-nums">{t("document|total", numbers)}</span>
    </div>
  );
}

interface FilePickerProps {
  id: string;
  error?: string | undefined;
  onPick: (files: File[]) => void;
}

/** Hidden behind our label, because its own button is in the browser's language. */
function FilePicker({ id, error, onPick }: FilePickerProps) {
  const t = useTranslations();
  const hint = t("document|hint");
  const { input, take } = usePickedFiles(onPick);

  return (
    <Field label={t("document|files")} htmlFor={id} hint={hint} error={error}>
      <div className="relative mt-2 rounded border border-dashed border-steel-3 p-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          onChange={take}
          className="peer sr-only"
          {...fieldAttributes(id, { hint, error })}
        />
        <label htmlFor={id} className={labelStyle}>
          <Upload size={16} aria-hidden="true" />
          {t("document|add")}
        </label>
        <p className="mt-1 text-sm text-steel-3 pointer-coarse:hidden">{t("document|drop")}</p>
      </div>
    </Field>
  );
}

const labelStyle = buttonStyle({
  variant: "quiet",
  className:
    "peer-disabled:cursor-progress peer-disabled:border-steel-3 peer-disabled:bg-steel-1 peer-disabled:text-steel-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 outline-petrol",
});

/** By extension, because systems do not know the types of drawings. */
const acceptedFiles = documentKinds
  .flatMap((kind) => kind.extensions.map((ending) => `.${ending}`))
  .join(",");
