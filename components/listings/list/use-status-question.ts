"use client";

import { useLocale, useTranslations } from "next-intl";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { formatInteger } from "@/lib/i18n/formats";
import type { OpenTransactionLines } from "./open-transaction-lines";

interface StatusTexts {
  deleteTitle: string;
  deleteText: string;
  pauseTitle: string;
}

export function useStatusQuestion() {
  const [t, locale] = [useTranslations(), useLocale()];
  const { confirm, dialog } = useConfirm({
    title: "",
    text: "",
    confirmLabel: t("listing|owner|DELETED"),
    cancelLabel: t("listing|owner|keep"),
    danger: true,
  });

  async function isIntended(
    to: string,
    open: OpenTransactionLines,
    texts: StatusTexts,
  ): Promise<boolean> {
    if (to === "DELETED") {
      const text = [...tradesLines(open, to), texts.deleteText].join("\n");
      return confirm({ title: texts.deleteTitle, text });
    }
    return (
      to !== "DRAFT" ||
      open.count === 0 ||
      confirm({
        title: texts.pauseTitle,
        text: tradesLines(open, to).join("\n"),
        confirmLabel: t("listing|owner|DRAFT"),
        cancelLabel: t("listing|owner|pause|cancel"),
        danger: false,
      })
    );
  }

  function tradesLines({ lines, count }: OpenTransactionLines, to: "DRAFT" | "DELETED"): string[] {
    if (count === 0) {
      return [];
    }
    const more = count - lines.length;
    const others = { count: more, shown: formatInteger(more, locale) };
    return [
      t("listing|owner|open"),
      ...lines,
      ...(more > 0 ? [t("listing|owner|open|more", others)] : []),
      t(`listing|owner|open|${to}`),
    ];
  }

  return { isIntended, dialog };
}
