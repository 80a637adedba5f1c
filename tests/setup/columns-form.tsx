import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { vi } from "vitest";
import { ColumnsForm } from "@/components/csv-import/columns/columns-form";
import { mappingHintsOf } from "@/components/csv-import/columns/mapping-hints";
import { updateCsvImportAction } from "@/lib/csv-import/actions";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { shownImport } from "../factories/csv-import";
import { Screen } from "./screen";

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }));
vi.mock("@/components/form/use-sure-push", () => ({ useSurePush: () => router.push }));
vi.mock("@/lib/csv-import/actions", () => ({ updateCsvImportAction: vi.fn() }));
vi.mock("@/lib/csv-import/form-actions", () => ({ saveMappingFormAction: vi.fn() }));

/** Where the form leads to. */
export const { push } = router;
/** What it sends: taken unless told otherwise. */
export const save = vi.mocked(updateCsvImportAction);

let root: Root;

/** An empty page in a browser that keeps nothing yet. */
export function openPage(): void {
  save.mockReset().mockResolvedValue({ ok: true, answer: { id: "i" } });
  push.mockReset();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sessionStorage.clear();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
}

export async function closePage(): Promise<void> {
  await act(async () => root.unmount());
}

function form(details: Partial<CsvImport> = {}, locale?: "en") {
  const shown = shownImport(details);
  const { id, columns, mapping } = shown;
  return (
    <Screen locale={locale}>
      <ColumnsForm
        key={shown.mappingFrom}
        id={id}
        columns={columns}
        mapping={mapping}
        hints={mappingHintsOf(shown)}
      />
    </Screen>
  );
}

export async function show(details?: Partial<CsvImport>, locale?: "en"): Promise<void> {
  await act(async () => root.render(form(details, locale)));
}

export async function reload(details?: Partial<CsvImport>): Promise<void> {
  await act(async () => root.unmount());
  root = createRoot(document.getElementById("root") as HTMLElement);
  await show(details);
}

export async function pick(id: string, value: string): Promise<void> {
  await act(async () => {
    const control = document.getElementById(id) as HTMLSelectElement;
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

export function select(field: string): HTMLSelectElement {
  return document.getElementById(`column-${field}`) as HTMLSelectElement;
}

export function samples(field: string): string | null | undefined {
  return document.getElementById(`column-${field}-samples`)?.textContent;
}

export async function choose(field: string, column: string): Promise<void> {
  await act(async () => {
    select(field).value = column;
    select(field).dispatchEvent(new Event("change", { bubbles: true }));
  });
}

export async function press(): Promise<void> {
  await act(async () =>
    document
      .querySelector("form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
}
