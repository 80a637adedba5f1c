"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { setListingStatusAction } from "@/lib/listings/actions";
import { canBecome } from "@/lib/listings/rules";
import type { ListingStatus } from "@/lib/listings/schema";

const targets = ["DRAFT", "ACTIVE", "RESERVED", "DELETED"] as const;

interface OwnerActionsProps {
  listingId: number;
  status: ListingStatus;
}

/** Pause, activate, reserve, delete: what the state allows (spec §4). */
export function OwnerActions({ listingId, status }: OwnerActionsProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { confirm, dialog } = useConfirm({
    title: t("listing|owner|delete|question"),
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  async function change(to: (typeof targets)[number]): Promise<void> {
    if (to === "DELETED" && !(await confirm())) {
      return;
    }
    startTransition(async () => {
      const result = await setListingStatusAction([{ id: listingId, status: to }]).catch(
        () => null,
      );
      if (result?.ok === false && result.code === "UNAUTHENTICATED") {
        leaveDeadSession();
        return;
      }
      if (!result?.ok) {
        const error = t(`error|${result?.code ?? "UNAVAILABLE"}`);
        showAlert("error", t("listing|owner|failed", { status: t(`listing|status|${to}`), error }));
      }
      router.refresh();
    });
  }

  return (
    <section className="panel space-y-3 p-4">
      <h2 className="font-semibold">{t("listing|owner|title")}</h2>
      <p className="text-sm">
        {t("listing|owner|status", { status: t(`listing|status|${status}`) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {targets
          .filter((to) => canBecome(status, to))
          .map((to) => (
            <Button
              key={to}
              variant={to === "DELETED" ? "danger" : "quiet"}
              busy={isPending}
              onClick={() => change(to)}
            >
              {t(`listing|owner|${to}`)}
            </Button>
          ))}
      </div>
      {dialog}
    </section>
  );
}
