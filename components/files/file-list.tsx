"use client";

import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { ConfirmedForm } from "@/components/admin/confirmed-form";
import { type SentForm, useFormAction } from "@/components/form/use-form-action";
import { Moment } from "@/components/layout/moment";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { EmptyState } from "@/components/ui/empty-state";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { removeFormAction } from "@/lib/documents/actions";
import type { UploadedFile } from "@/lib/files/schema";
import type { FormState } from "@/lib/operations/action-result";
import { DownloadButton } from "./download-button";

interface FileListProps {
  files: readonly UploadedFile[];
  /** Whose page this is. */
  userId: string;
}

/** The files that have arrived, each to fetch and to take away (spec §2.12). */
export function FileList({ files, userId }: FileListProps) {
  const t = useTranslations();
  const removal = useFormAction(removeFormAction);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">{t("file|list")}</h2>
      {removal.state ? (
        <FocusedNotice news={removal.state}>
          <RemovalNotice state={removal.state} />
        </FocusedNotice>
      ) : null}
      {files.length === 0 ? (
        <EmptyState title={t("file|none")} text={t("file|none|text")} />
      ) : (
        <ul className="divide-y divide-steel-2 border-y border-steel-2">
          {files.map((file) => (
            <FileRow key={file.id} {...{ file, userId, removal }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FileRowProps {
  file: UploadedFile;
  userId: string;
  removal: SentForm;
}

function FileRow({ file, userId, removal }: FileRowProps) {
  const t = useTranslations();
  const { id, name, createdAt } = file;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <FileText size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel-3" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-steel-3">
            <Moment at={createdAt} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 max-sm:w-full max-sm:ps-8">
        <DownloadButton file={file} userId={userId} />
        <ConfirmedForm
          form={removal}
          fields={{ userId, id, name }}
          question={{
            title: t("document|remove|title"),
            text: t("file|remove|text", { name }),
            confirmLabel: t("document|remove"),
            cancelLabel: t("document|remove|keep"),
          }}
          label={
            <>
              <span aria-hidden="true">{t("document|remove")}</span>
              <span className="sr-only">{t("document|remove|of", { name })}</span>
            </>
          }
          danger
          size="sm"
        />
      </div>
    </li>
  );
}

function RemovalNotice({ state }: { state: NonNullable<FormState> }) {
  const t = useTranslations();
  return (
    <div className="mb-3">
      {state.ok ? (
        <Banner kind="success" title={t("document|removed", { name: state.entered.name ?? "" })} />
      ) : (
        <RefusalBanner {...state} />
      )}
    </div>
  );
}
