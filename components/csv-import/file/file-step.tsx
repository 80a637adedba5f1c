"use client";

import { FileSpreadsheet } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { DropAndPasteZone } from "@/components/files/drop-and-paste-zone";
import { FilePicker } from "@/components/files/file-picker";
import { uploadProgressTexts } from "@/components/files/upload-progress-texts";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import type { FileReading } from "@/lib/csv-import/read-file-result";
import { type AskedReading, noNotes } from "@/lib/csv-import/read-file-result";
import { fileLimits } from "../shown-limits";
import { acceptedFiles } from "./file-rejection";
import { FirstRows } from "./first-rows";
import type { ShownFile } from "./read-and-pack-file";
import { ReadingChoice, ReadingNotes } from "./reading-choice";
import { RowUpload, useRowUpload } from "./row-upload";
import { type FileStepStart, useReadFile } from "./use-read-file";

/** Needs the messages `csv-import|`, `document|`, `error|` and `session|`. */
export function FileStep(start: FileStepStart) {
  const t = useTranslations();
  const file = useReadFile(start);
  const sending = useRowUpload(file, t("csv-import|send|leave"));
  const { source, shown, error, isReading } = file;
  const texts = usePickTexts(file.source !== null);
  const isUnderWay = sending.phase !== "waiting";

  function take(files: File[]): void {
    if (!isUnderWay) {
      sending.forget();
      void file.choose(files);
    }
  }

  function ask(wanted: AskedReading): void {
    if (!isUnderWay) {
      sending.forget();
      void file.ask(wanted);
    }
  }

  return (
    <DropAndPasteZone
      takenNames={() => []}
      texts={{ over: t("csv-import|file|drop_here"), near: t("csv-import|file|drop_near") }}
      onFiles={take}
      onFolders={() => file.reject("folder")}
    >
      <ScriptFields className={source ? "space-y-6" : emptyStyle}>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          {source ? <FileName file={source.file} shown={error ? null : shown} /> : null}
          <FilePicker
            id="csv-file"
            accept={acceptedFiles}
            texts={texts}
            isChange={source !== null}
            error={error ? t(`csv-import|file_error|${error}`, fileLimits) : null}
            disabled={isUnderWay}
            onPick={take}
          />
        </div>
        <p role="status" className={isReading ? "text-sm text-steel-3" : "sr-only"}>
          <News isReading={isReading} shown={error ? null : shown} />
        </p>
        {source && shown ? (
          <fieldset
            key={`${source.file.name} ${source.file.lastModified}`}
            disabled={isUnderWay}
            aria-busy={isReading || undefined}
            className="min-w-0 space-y-4"
          >
            <legend className="sr-only">{t("csv-import|reading|legend")}</legend>
            <Reading
              shown={shown}
              asked={source.asked}
              isReading={isReading}
              isRejected={error !== null}
              onAsk={ask}
            />
          </fieldset>
        ) : null}
        {shown && !error ? <RowUpload sending={sending} isWaiting={isReading} /> : null}
      </ScriptFields>
    </DropAndPasteZone>
  );
}

function usePickTexts(isChange: boolean) {
  const t = useTranslations();
  if (isChange) {
    return { pick: t("csv-import|file|pick_other") };
  }
  const hint = t("csv-import|file|hint", fileLimits);
  return { pick: t("csv-import|file|pick"), orDrop: t("csv-import|file|or_drop"), hint };
}

const emptyStyle = "rounded border border-dashed border-steel-3 p-6";

interface ReadingProps {
  shown: ShownFile;
  asked: AskedReading;
  isReading: boolean;
  isRejected: boolean;
  onAsk: (wanted: AskedReading) => void;
}

function Reading({ shown, asked, isReading, isRejected, onAsk }: ReadingProps) {
  const { hiddenRows = "left_out", ...askedOfAll } = asked;
  const isAsked = isReading || isRejected;
  const reading = { ...shown.reading, ...(isAsked && askedOfAll) } as FileReading;
  return (
    <>
      <ReadingChoice shown={shown} reading={reading} hiddenRows={hiddenRows} onAsk={onAsk} />
      <ReadingNotes
        notes={isRejected ? noNotes : shown.notes}
        hidden={{ count: shown.hiddenRows, are: hiddenRows }}
      />
      {/* Shown even without rows, because another heading row can be chosen here. */}
      {shown.firstRows.length > 0 ? (
        <FirstRows shown={shown} headingRow={reading.headingRow} onAsk={onAsk} />
      ) : null}
    </>
  );
}

function FileName({ file: { name, size }, shown }: { file: File; shown: ShownFile | null }) {
  const t = useTranslations();
  const locale = useLocale();
  const { total, unit } = uploadProgressTexts(size, size, locale);
  return (
    <div className="flex min-w-0 flex-1 basis-64 gap-3">
      <FileSpreadsheet size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel-3" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-steel-3 tabular-nums">
          {total} {unit}
          {shown ? ` · ${t("csv-import|file|extent", extentOf(shown))}` : null}
        </p>
      </div>
    </div>
  );
}

function News({ isReading, shown }: { isReading: boolean; shown: ShownFile | null }) {
  const t = useTranslations();
  if (isReading) {
    return t("csv-import|file|reading");
  }
  return shown ? t("csv-import|file|extent", extentOf(shown)) : null;
}

function extentOf({ rowCount, headings }: ShownFile) {
  return { count: rowCount, columns: headings.length };
}
