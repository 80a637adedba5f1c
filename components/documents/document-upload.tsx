"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { deleteDocumentAction } from "@/lib/documents/actions";
import { mainImageOf } from "@/lib/documents/rules";
import type { UploadedDocument } from "@/lib/documents/schema";
import { DocumentRow } from "./document-row";
import { FilePicker } from "./file-picker";
import { PendingRow } from "./pending-row";
import { mainKeyOf } from "./upload-rules";
import { useUploads } from "./use-uploads";

interface DocumentUploadProps {
  /** Of the file input, for a label's or an error summary's link. */
  id: string;
  value: UploadedDocument[];
  mainImageId: string | null;
  onChange: (documents: UploadedDocument[], mainImageId: string | null) => void;
  /** While true the form must not be submitted (spec §2.8). */
  onBusyChange: (busy: boolean) => void;
  /** Already translated. */
  error?: string;
}

/**
 * The files of a listing: picked, sent one at a time with progress, taken away, one picture made the main one.
 * `value` holds those that have arrived. Needs the messages `document|` and `error|`.
 */
export function DocumentUpload(props: DocumentUploadProps) {
  const { id, value, mainImageId, onChange, onBusyChange, error } = props;
  const t = useTranslations();
  const radioName = useId();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const { queue, uploads } = useUploads({ onArrived: arrived, onBusyChange });
  const { confirm, dialog } = useConfirm({
    title: t("document|remove|title"),
    confirmLabel: t("document|remove"),
    cancelLabel: t("document|remove|keep"),
    danger: true,
  });
  const mainKey = mainKeyOf(value, uploads, chosenKey ?? mainImageId);

  function arrived(document: UploadedDocument, key: string): void {
    const documents = [...value, document];
    const chosen = chosenKey === key ? document.id : mainImageId;
    setNews(t("document|arrived", { name: document.name }));
    onChange(documents, mainImageOf(documents, chosen));
  }

  function choose(key: string): void {
    const isPending = uploads.some((upload) => upload.key === key);
    setChosenKey(isPending ? key : null);
    if (!isPending) {
      onChange(value, key);
    }
  }

  async function remove(document: UploadedDocument): Promise<void> {
    const text = t("document|remove|text", { name: document.name });
    if (document.isAttached && !(await confirm({ text }))) {
      return;
    }
    const documents = value.filter((other) => other.id !== document.id);
    onChange(documents, mainImageOf(documents, mainImageId));
    if (!document.isAttached) {
      await deleteDocumentAction({ id: document.id });
    }
  }

  return (
    <div>
      <FilePicker id={id} error={error} onPick={(files) => queue.add(files, value.length)} />
      <ul aria-label={t("document|list")} className="mt-3 divide-y divide-steel-2 empty:hidden">
        {value.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            main={{ radioName, isMain: mainKey === document.id, choose: () => choose(document.id) }}
            onRemove={() => remove(document)}
          />
        ))}
        {uploads.map((upload) => (
          <PendingRow
            key={upload.key}
            upload={upload}
            main={{ radioName, isMain: mainKey === upload.key, choose: () => choose(upload.key) }}
            onCancel={() => queue.cancel(upload.key)}
            onRetry={() => queue.retry(upload.key)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
      {dialog}
    </div>
  );
}
