"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { mediaUrl } from "@/lib/documents/media";
import type { UploadedDocument } from "@/lib/documents/schema";
import { DocumentRow } from "./document-row";
import { DropZone } from "./drop-zone";
import { FilePicker } from "./file-picker";
import { PendingRow } from "./pending-row";
import { SortableFiles } from "./sortable-files";
import { UploadTotal } from "./upload-total";
import { type FileListWiring, useFileList } from "./use-file-list";
import { useRowFocus } from "./use-row-focus";

interface DocumentUploadProps extends Omit<FileListWiring, "onRowChange"> {
  /** Of the file input, for a label's or an error summary's link. */
  id: string;
  /** Of the list as a whole, already translated. */
  error?: string | undefined;
  /** The server's issue code of the document at a place of the list. */
  issueOf: (index: number) => string | undefined;
  /** The id of the control that an error summary names for that place. */
  idAt: (index: number) => string;
}

/**
 * The files of a listing: picked, dropped or pasted, sent one at a time with progress, ordered, taken away, one
 * picture made the main one. `value` holds those that have arrived; while `onBusyChange` says so the form must not
 * be submitted (spec §2.8). Needs the messages `document|`, `error|`, `session|` and `ui|`.
 */
export function DocumentUpload({ id, error, issueOf, idAt, ...wiring }: DocumentUploadProps) {
  const { value } = wiring;
  const t = useTranslations();
  const radioName = useId();
  const [hasFolders, setHasFolders] = useState(false);
  const rows = useRowFocus(id);
  const list = useFileList({ ...wiring, onRowChange: rows.follow });
  const { confirm, dialog } = useConfirm({
    title: t("document|remove|title"),
    confirmLabel: t("document|remove"),
    cancelLabel: t("document|remove|keep"),
    danger: true,
  });
  const pictures = [
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
    <DropZone
      takenNames={() => pictures.map(({ name }) => name)}
      onFiles={add}
      onFolders={() => setHasFolders(true)}
    >
      <div className="flex flex-col gap-4 md:flex-row">
        <MainPreview picture={pictures.find(({ key }) => key === list.mainKey) ?? null} />
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
    </DropZone>
  );
}

interface MainPreviewProps {
  /** Of the main image, pending or arrived; null while there is none. */
  picture: { name: string; url: string | null } | null;
}

/** The main image as buyers will see it first (spec §2.8), or the drawing that stands in for it. */
function MainPreview({ picture }: MainPreviewProps) {
  const t = useTranslations();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture?.url ?? null;
  return (
    <div className="size-40 shrink-0 overflow-hidden rounded border bg-steel-1">
      {url && url !== failedUrl ? (
        // biome-ignore lint/performance/noImgElement: the picture is local or already in its size.
        <img
          src={url}
          alt={t("document|preview", { name: picture?.name ?? "" })}
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
