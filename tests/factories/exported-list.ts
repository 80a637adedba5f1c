import type { ImportField } from "@/lib/csv-import/fields";

/** Headings as programs write them, each with a cell and the field that it feeds; none where it feeds nothing. */
export type SampleColumns = Record<string, [cell: string, field?: ImportField]>;

export type ExportedList = [program: string, columns: SampleColumns];
