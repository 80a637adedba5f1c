"use client";

import { useMemo } from "react";
import { updateCsvImportAction } from "@/lib/csv-import/actions";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { type EnteredMapping, enteredMappingOf, mappingOf } from "@/lib/csv-import/entered-mapping";
import { useStepForm } from "../use-step-form";
import { errorsOf, mappingResolver } from "./mapping-faults";

export type MappedImport = Pick<CsvImport, "id" | "columns" | "mapping">;

export function useColumnsForm({ id, columns, mapping }: MappedImport) {
  return useStepForm<EnteredMapping>({
    draftName: `${id}:columns`,
    initial: enteredMappingOf(mapping, columns),
    resolver: useMemo(() => mappingResolver(columns), [columns]),
    errorsOf,
    save: (entered) => updateCsvImportAction({ id, mapping: mappingOf(entered) }),
    next: `/csv-import/${id}/defaults`,
  });
}
