import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SlidersHorizontal } from "@/components/ui/icons";

interface FilterPanelProps {
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/** Beside the results on a desk; on a phone folded away above them, open to whoever presses it. */
export function FilterPanel({ count, children }: FilterPanelProps) {
  const t = useTranslations();
  return (
    <search aria-label={t("search|filters")} className="print:hidden">
      <details className="rounded border px-4 lg:border-0 lg:px-0 lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 items-center gap-2 font-semibold lg:supports-[selector(::details-content)]:hidden">
          <SlidersHorizontal size={16} />
          {t("search|filters_set", { count })}
        </summary>
        <div className="pt-2 pb-4 lg:py-0">{children}</div>
      </details>
    </search>
  );
}
