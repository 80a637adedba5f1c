import { vi } from "vitest";
import { ImportStatusScreen } from "@/components/csv-import/import-status-screen";
import type { CheckedRows } from "@/components/csv-import/preview/preview-screen";
import type {
  CsvImport,
  ImportCounts,
  ListingKeptByUndo,
} from "@/lib/csv-import/csv-import-schema";
import type { CsvImportRowPreview } from "@/lib/csv-import/row-preview-schema";
import { draw } from "../setup/screen";
import { shownImport, shownPreview } from "./csv-import";

vi.mock("@/lib/actions/csv-import", () => ({
  startImportFormAction: vi.fn(),
  answerManufacturersFormAction: vi.fn(),
  discardCorrectionsFormAction: vi.fn(),
  chooseAgainFormAction: vi.fn(),
  cancelImportFormAction: vi.fn(),
  undoImportFormAction: vi.fn(),
  deleteImportFormAction: vi.fn(),
  checkImportFormAction: vi.fn(),
  checkCsvImportAction: vi.fn(),
  correctCsvImportAction: vi.fn(),
}));

export const noCounts: ImportCounts = {
  new: 0,
  updated: 0,
  paused: 0,
  unchanged: 0,
  skipped: 0,
  invalid: 0,
  merged: 0,
  withoutImage: 0,
};

export const shownRow: CsvImportRowPreview = {
  number: 17,
  outcome: "NEW",
  issues: [],
  listingId: null,
  listing: shownPreview(),
  before: null,
  previous: 16,
  next: null,
};

interface Shown extends Partial<CheckedRows> {
  remaining?: ListingKeptByUndo[];
  locale?: "en";
}

export function showImport(
  details: Partial<CsvImport>,
  { remaining = [], locale, ...checked }: Shown = {},
): void {
  draw(
    <ImportStatusScreen
      csvImport={shownImport(details)}
      checked={{ row: shownRow, asked: null, opened: null, ...checked }}
      remaining={remaining}
    />,
    locale,
  );
}

export function shownText(): string {
  return (document.body.textContent ?? "").replaceAll("\u00a0", " ");
}

export function shownAlert(): string | null | undefined {
  return document.querySelector("[role=alert]")?.textContent;
}

/** Button labels of the page itself, without dialogs and the row form. */
export function shownButtons(): (string | null)[] {
  const all = [...document.querySelectorAll("button")];
  return all
    .filter((one) => !one.closest("dialog") && one.textContent !== "Zeigen")
    .filter((one) => one.textContent !== "Import verwerfen")
    .map((one) => one.textContent);
}

export const noFindings = {
  paused: [],
  withoutNumber: 0,
  similarManufacturers: [],
  answeredManufacturers: [],
  repeatedPartCount: 0,
  repeatedParts: [],
  newManufacturers: { count: 0, left: null },
  errorKinds: [],
  correctionCount: 0,
  corrections: [],
  roundedCount: 0,
  differingCount: 0,
  withoutStock: 0,
  missingCount: 0,
};
