"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callAction } from "@/components/form/call-action";
import { leaveDeadSession } from "@/components/session/session-lost";
import { dismissAlert, showAlert } from "@/components/ui/alerts";
import { Button } from "@/components/ui/button";
import { getDownloadFileSignedUrlAction } from "@/lib/files/actions";
import type { UploadedFile } from "@/lib/files/schema";
import { openInNewTab } from "./new-tab";

interface DownloadButtonProps {
  file: Pick<UploadedFile, "id" | "key" | "name">;
  userId: string;
}

/** Opens the file's signed address in a new tab (spec §2.12). */
export function DownloadButton({ file: { key, name }, userId }: DownloadButtonProps) {
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
      leaveDeadSession(t("session|ended|typed"));
    }
    // Taken away in another tab, or lost: the list knows it no more.
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
