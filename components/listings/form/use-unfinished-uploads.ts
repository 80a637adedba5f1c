"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FailedFile } from "@/components/files/pending-upload";
import { focusRow } from "@/components/files/use-row-focus";
import { useConfirm } from "@/components/ui/confirm-dialog";

const namedAtMost = 5;

/** Asks before failed files are left behind. */
export function useUnfinishedUploads() {
  const t = useTranslations();
  const [isUploading, setUploading] = useState(false);
  // A ref, because a press may be older than the rendered state.
  const now = useRef<{ isUploading: boolean; failed: readonly FailedFile[] }>({
    isUploading: false,
    failed: [],
  });
  const { confirm, dialog } = useConfirm(questionAbout([]));

  function setBusy(isBusy: boolean): void {
    now.current.isUploading = isBusy;
    setUploading(isBusy);
  }

  function setFailed(failed: readonly FailedFile[]): void {
    now.current.failed = failed;
  }

  async function maySend(): Promise<boolean> {
    const { isUploading: isWaiting, failed } = now.current;
    const [first] = failed;
    if (isWaiting || !first) {
      return !isWaiting;
    }
    if (await confirm(questionAbout(failed))) {
      return !now.current.isUploading;
    }
    focusRow(first.key);
    return false;
  }

  function questionAbout(failed: readonly FailedFile[]) {
    const count = failed.length;
    const named = failed.slice(0, namedAtMost).map(({ name }) => name);
    const rest = { names: named.join(", "), count: count - namedAtMost };
    const names = rest.count > 0 ? t("listing|form|unsent|names", rest) : rest.names;
    return {
      title: t("listing|form|unsent|title", { count }),
      text: t("listing|form|unsent|text", { count, names }),
      confirmLabel: t("listing|form|unsent|confirm"),
      cancelLabel: t("listing|form|unsent|stay", { count }),
    };
  }

  function hasFiles(): boolean {
    return now.current.isUploading || now.current.failed.length > 0;
  }

  return { isUploading, setBusy, setFailed, maySend, hasFiles, dialog };
}
