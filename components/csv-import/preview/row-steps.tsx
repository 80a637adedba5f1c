import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { SoftLink } from "@/components/ui/soft-link";
import type { CsvImportRowPreview } from "@/lib/csv-import/previewed-row";

interface RowStepsProps {
  importId: string;
  row: Pick<CsvImportRowPreview, "number" | "previous" | "next">;
}

/** To the row before, to the one after, or to any by its number; without JavaScript as well. */
export function RowSteps({ importId, row }: RowStepsProps) {
  const t = useTranslations();
  const href = `/csv-import/${importId}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label={t("csv-import|row|steps")} className="flex items-center gap-2">
        <Step href={href} to={row.previous} label={t("csv-import|row|previous")}>
          <ChevronLeft size={16} />
        </Step>
        <span className="text-sm">{t("csv-import|row|number", { row: String(row.number) })}</span>
        <Step href={href} to={row.next} label={t("csv-import|row|next")}>
          <ChevronRight size={16} />
        </Step>
      </nav>
      <form action={href} data-soft="replace" className="flex items-center gap-2">
        <label htmlFor="row" className="text-sm">
          {t("csv-import|row|go_to")}
        </label>
        <Input
          id="row"
          name="row"
          numeric
          inputMode="numeric"
          autoComplete="off"
          className="w-24!"
          defaultValue={row.number}
          key={row.number}
        />
        <Button type="submit" variant="quiet" size="sm">
          {t("csv-import|row|show")}
        </Button>
      </form>
    </div>
  );
}

interface StepProps {
  href: string;
  /** Null at either end of the file. */
  to: number | null;
  label: string;
  children: React.ReactNode;
}

function Step({ href, to, label, children }: StepProps) {
  return to === null ? (
    <span aria-hidden="true" aria-disabled="true" className="page-step">
      {children}
    </span>
  ) : (
    <SoftLink href={`${href}?row=${to}`} replace aria-label={label} className="page-step">
      {children}
    </SoftLink>
  );
}
