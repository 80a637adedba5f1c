"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { askBeforeForm } from "@/components/files/ask-before-leaving";
import { useCellColumn } from "@/components/form/use-cell-column";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { Input, Textarea } from "@/components/ui/inputs/input";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { SoftLink } from "@/components/ui/soft-link";
import { checkCsvImportAction, correctCsvImportAction } from "@/lib/actions/csv-import";
import type { RowErrorPage, RowToCorrect } from "@/lib/csv-import/csv-import-schema";
import { type ImportField, priceFields } from "@/lib/csv-import/fields";
import { maxCorrectionLength } from "@/lib/csv-import/limits";
import { StepFailure } from "../import-action-form";
import { fieldLabel } from "../row-issue-text";
import { useStepForm } from "../use-step-form";

interface Corrections {
  /** By row number. */
  texts: Record<string, string>;
  /** Written into all rows of this kind behind one. */
  rest: { after: number; text: string } | null;
}

const cellsPerCall = 2_000;
const none: Corrections = { texts: {}, rest: null };

interface CorrectionGridProps {
  importId: string;
  field: ImportField;
  code: string;
  /** Address of these errors. */
  href: string;
  page: RowErrorPage;
}

function useCorrections({ importId: id, field, code }: CorrectionGridProps) {
  async function save({ texts, rest }: Corrections) {
    const cells = Object.entries(texts).map(([row, text]) => ({
      number: Number(row),
      field,
      text,
    }));
    let sent = 0;
    do {
      const part = cells.slice(sent, sent + cellsPerCall);
      const all = rest && sent === 0 ? { rest: { field, code, ...rest } } : {};
      const saved = await correctCsvImportAction({ id, cells: part, ...all });
      if (!saved.ok) {
        return saved;
      }
      sent += cellsPerCall;
    } while (sent < cells.length);
    return checkCsvImportAction({ id });
  }

  return useStepForm<Corrections>({
    draftName: `${id}:${field}:${code}`,
    initial: none,
    issuesOf: () => [],
    fieldAt: () => "texts",
    save,
    next: `/csv-import/${id}`,
  });
}

export function CorrectionGrid(props: CorrectionGridProps) {
  const { field, href, page } = props;
  const { faults: rows, next } = page;
  const t = useTranslations();
  const { form, submit, failure, isBusy } = useCorrections(props);
  const [texts, rest] = useWatch({ control: form.control, name: ["texts", "rest"] });
  const { place, surplus, propsAt } = useCellColumn({ count: rows.length, onFill: fill });
  const behind = { count: page.behind ?? 0 };
  const { confirm, dialog } = useConfirm({
    title: t("csv-import|grid|rest|question", behind),
    confirmLabel: t("csv-import|grid|rest|yes"),
    cancelLabel: t("csv-import|grid|rest|no"),
  });
  const label = fieldLabel(t, field);
  const current = rows[place];
  const unsaved = rest || Object.keys(texts).length > 0 ? t("csv-import|grid|unsaved") : null;
  useEffect(() => (unsaved ? askBeforeForm(unsaved, "leaveBehind") : undefined), [unsaved]);

  /** The server has cut it. */
  function isTooLong({ texts: read }: RowToCorrect): boolean {
    return (read[field] ?? "").length >= maxCorrectionLength;
  }

  function textIn({ number, texts: read }: RowToCorrect): string {
    const all = rest && number > rest.after ? rest.text : null;
    return texts[number] ?? all ?? read[field] ?? "";
  }

  function fill(from: number, written: string[]): void {
    const entries = written.flatMap((text, at) => {
      const row = rows[from + at];
      return row && !isTooLong(row) ? [[row.number, text.slice(0, maxCorrectionLength)]] : [];
    });
    form.setValue("texts", { ...form.getValues("texts"), ...Object.fromEntries(entries) });
  }

  async function fillDown(from: RowToCorrect): Promise<void> {
    const text = textIn(from);
    fill(
      place,
      rows.slice(place).map(() => text),
    );
    if (page.behind && (await confirm({ text: t("csv-import|grid|rest|text", { text }) }))) {
      form.setValue("rest", { after: rows.at(-1)?.number ?? 0, text });
    }
  }

  const columns: Column<RowToCorrect>[] = [
    { key: "row", label: t("csv-import|errors|row"), numeric: true, cell: ({ number }) => number },
    {
      key: "mpn",
      label: t("csv-import|grid|mpn"),
      cell: ({ mpn }) => <span className="font-mono">{mpn ?? "–"}</span>,
    },
    {
      key: "name",
      label: t("csv-import|grid|name"),
      cell: ({ manufacturer, nameDe, ownArticleNumber, quantity }) =>
        [manufacturer, nameDe, ownArticleNumber].filter(Boolean).join(" · ") ||
        t("csv-import|grid|pieces", { count: quantity ?? 0 }),
    },
    {
      key: "text",
      label,
      startsHalf: true,
      cell: (row) => {
        const at = rows.indexOf(row);
        const written = {
          "aria-label": t("csv-import|grid|cell", { field: label, row: String(row.number) }),
          autoComplete: "off",
          // The row of buttons must not cover it.
          className: "scroll-mb-44",
          maxLength: maxCorrectionLength,
          placeholder: row.texts[field] === undefined ? t("csv-import|grid|as_is") : undefined,
          value: textIn(row),
        };
        if (isTooLong(row)) {
          return <span className="text-sm text-steel-3">{t("csv-import|grid|too_long")}</span>;
        }
        return row.texts[field]?.includes("\n") ? (
          <Textarea {...written} onChange={({ target }) => fill(at, [target.value])} />
        ) : (
          <Input
            {...propsAt(at)}
            {...written}
            onChange={({ target }) => fill(at, [target.value])}
          />
        );
      },
    },
  ];
  return (
    <form noValidate onSubmit={submit}>
      <ScriptFields className="space-y-3">
        <StepFailure failure={failure} />
        <p className="max-w-text text-sm text-steel-3">{t("csv-import|grid|hint")}</p>
        {priceFields.some((price) => price === field) ? (
          <p className="max-w-text text-sm">{t("csv-import|grid|price")}</p>
        ) : null}
        <DataTable
          caption={t("csv-import|grid|caption", { field: label })}
          columns={columns}
          rows={rows}
          keyOf={({ number }) => number}
        />
        <div role="status" className="space-y-2 empty:hidden">
          {surplus > 0 ? <p>{t("csv-import|grid|surplus", { count: surplus })}</p> : null}
          {rest ? (
            <p>
              {t("csv-import|grid|rest|set", { row: String(rest.after), text: rest.text })}{" "}
              <Button variant="quiet" size="sm" onClick={() => form.setValue("rest", null)}>
                {t("csv-import|grid|rest|undo")}
              </Button>
            </p>
          ) : null}
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t bg-paper py-3">
          <Button type="submit" busy={isBusy}>
            {t("csv-import|grid|save")}
          </Button>
          {current ? (
            <Button variant="quiet" onClick={() => fillDown(current)}>
              {t("csv-import|grid|fill", { row: String(current.number) })}
            </Button>
          ) : null}
          {next === null ? null : (
            <SoftLink href={`${href}&after=${next}`} replace className="link tap-size">
              {t("csv-import|grid|next", behind)}
            </SoftLink>
          )}
        </div>
      </ScriptFields>
      {dialog}
    </form>
  );
}
