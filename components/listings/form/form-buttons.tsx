"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { useCancelQuestion } from "./use-cancel-question";

interface FormButtonsProps {
  /** The listing that is edited; null for a new one. */
  listingId: number | null;
  isUploading: boolean;
  isBusy: boolean;
  /** Whether anything would be lost by leaving. */
  hasInput: () => boolean;
  /** What was typed is given up. */
  onCancelled: () => void;
}

/** Cancel asks, then goes to the listing, or from a new one back where the member came from (spec §2.8). */
export function FormButtons(props: FormButtonsProps) {
  const { listingId, isUploading, isBusy, hasInput, onCancelled } = props;
  const t = useTranslations();
  const router = useRouter();
  const target = listingId === null ? "/listing/user" : `/listing/detail/${listingId}`;
  const { confirm, dialog } = useCancelQuestion();
  const leaving = {
    title: t("listing|form|leave|title"),
    text: "",
    confirmLabel: t("listing|form|leave|confirm"),
    cancelLabel: t("listing|form|leave|stay"),
  };

  async function cancel(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (!(await confirm(hasInput() ? {} : leaving))) {
      return;
    }
    onCancelled();
    if (listingId === null && cameFromUs()) {
      router.back();
    } else {
      router.push(target);
    }
  }

  const save = listingId === null ? t("listing|form|submit") : t("listing|form|save");
  return (
    <div className="flex flex-wrap gap-3 border-t pt-6">
      <Button type="submit" variant="amber" disabled={isUploading} busy={isBusy}>
        {isUploading ? t("listing|form|uploading") : save}
      </Button>
      <a href={target} onClick={cancel} className={buttonStyle({ variant: "quiet" })}>
        {t("listing|form|cancel")}
      </a>
      {dialog}
    </div>
  );
}

/** Whether the step back stays with us; browsers that cannot tell count every step. */
function cameFromUs(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}
