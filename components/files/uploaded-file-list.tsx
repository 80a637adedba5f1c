"use client";

import { Download, FileText } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callAction } from "@/components/form/call-action";
import { ConfirmedForm } from "@/components/form/confirmed-form";
import { type SentForm, useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Moment } from "@/components/layout/moment";
import { leaveLostSession } from "@/components/session/lost-session";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { EmptyState } from "@/components/ui/lists/empty-state";
import type { FormState } from "@/lib/actions/action-result";
import { deleteDocumentFormAction, getDownloadFileSignedUrlAction } from "@/lib/actions/files";
import type { UploadedFile } from "@/lib/files/schema";

export function UploadedFileList({
  files,
  userId,
}: {
  files: readonly UploadedFile[];
  userId: string;
}) {
  const t = useTranslations();
  const removal = useFormAction(deleteDocumentFormAction);
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
      <div className="flex flex-wrap items-start gap-2 max-md:w-full max-md:ps-8">
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
        <ErrorBanner {...state} />
      )}
    </div>
  );
}

interface DownloadButtonProps {
  file: Pick<UploadedFile, "id" | "key" | "name">;
  userId: string;
}

function DownloadButton({ file: { key, name }, userId }: DownloadButtonProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    const failedText = t("listing|detail|download_failed");
    setBusy(true);
    dismissAlert(failedText);
    if (!(await openInNewTab(findUrl))) {
      showAlert("error", failedText);
    }
    setBusy(false);
  }

  async function findUrl(): Promise<string | null> {
    const result = await callAction(() => getDownloadFileSignedUrlAction(userId, { key }));
    if (!result.ok && result.code === "UNAUTHENTICATED") {
      leaveLostSession(t("session|ended|typed"));
    }
    // The file was deleted in another tab or is lost.
    if (!result.ok && result.code === "NOT_FOUND") {
      router.refresh();
    }
    return result.ok ? result.answer.downloadUrl : null;
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      onClick={() => (isBusy ? undefined : void download())}
    >
      <Download size={16} aria-hidden="true" />
      <span aria-hidden="true">{t("file|download")}</span>
      <span className="sr-only">{t("file|download|of", { name })}</span>
    </Button>
  );
}

/**
 * Opens the tab within the click, because browsers block later ones, and so without `noopener`. Clears its
 * opener, and closes the tab when no address comes.
 */
export async function openInNewTab(findUrl: () => Promise<string | null>): Promise<boolean> {
  const tab = window.open("", "_blank");
  if (tab) {
    tab.opener = null;
  }
  const url = await findUrl().catch(() => null);
  if (url === null) {
    tab?.close();
    return false;
  }
  // Without a new tab, an attachment leaves this page in place.
  (tab ?? window).location.replace(url);
  return true;
}
