import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { checkCsvImportAction, correctCsvImportAction } from "@/lib/actions/csv-import";
import type { RowErrorPage, RowToCorrect } from "@/lib/csv-import/csv-import-schema";
import type { ImportField } from "@/lib/csv-import/fields";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { CorrectionGrid } from "./correction-grid";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-reliable-push", () => ({ useReliablePush: () => push }));
vi.mock("@/lib/actions/csv-import", () => ({
  correctCsvImportAction: vi.fn(),
  checkCsvImportAction: vi.fn(),
}));

const save = vi.mocked(correctCsvImportAction);
const check = vi.mocked(checkCsvImportAction);
const mount = mounted();
const id = "0190a0a0-0000-7000-8000-00000000c5f0";
const kind = { field: "quantity" as const, code: "number_unreadable" };

beforeEach(() => {
  save.mockReset().mockResolvedValue({ ok: true, answer: { id } });
  check.mockReset().mockResolvedValue({ ok: true, answer: { id } });
  push.mockReset();
  sessionStorage.clear();
});

test("each faulty cell is shown with its part, and what is typed is saved and checked", async () => {
  await show();
  expect(values()).toEqual(["3,5 m", "viele", "?"]);
  expect(document.querySelector("tbody")?.textContent).toContain("6205-2RSHSKF · Rillenkugellager");
  expect(input(1).getAttribute("aria-label")).toBe("Menge, Zeile 18");
  await type(1, "12");
  await press("Übernehmen und neu prüfen");
  expect(save.mock.calls).toEqual([
    [{ id, cells: [{ number: 18, field: "quantity", text: "12" }] }],
  ]);
  expect(check).toHaveBeenCalledWith({ id });
  expect(push).toHaveBeenCalledWith(`/csv-import/${id}`);
});

test("cells that were copied in Excel fill the rows downwards, and those without room are told", async () => {
  await show();
  await paste(1, "4\tMeter\r\n5\r\n6\r\n7\r\n");
  expect(values()).toEqual(["3,5 m", "4", "5"]);
  expect(document.body.textContent).toContain(
    "2 Zellen aus Excel hatten auf dieser Seite keinen Platz mehr.",
  );
});

test("a single cell is pasted into its own place by the browser", async () => {
  await show();
  expect(await paste(1, "4\r\n")).toBe(false);
  expect(values()).toEqual(["3,5 m", "viele", "?"]);
});

test("the keys go from row to row", async () => {
  await show();
  await act(async () => input(0).focus());
  await key("Enter");
  await key("ArrowDown");
  expect(document.activeElement).toBe(input(2));
  await key("ArrowUp");
  expect(document.activeElement).toBe(input(1));
  expect(save).not.toHaveBeenCalled();
});

test("a text fills the rows below it, and after a question those behind the page", async () => {
  await show({ behind: 1_234, next: 19 });
  await type(1, "2");
  await press("Wert aus Zeile 18 nach unten übernehmen");
  expect(values()).toEqual(["3,5 m", "2", "2"]);
  expect(document.querySelector("dialog")?.textContent).toContain("die 1.234 Zeilen");
  await press("Ja, in alle");
  expect(document.body.textContent).toContain("nach Zeile 19 steht dann „2“");
  await press("Übernehmen und neu prüfen");
  const [[sent] = []] = save.mock.calls;
  expect(sent?.rest).toEqual({ ...kind, after: 19, text: "2" });
  expect(sent?.cells.map(({ number }) => number)).toEqual([18, 19]);
});

test("the rows behind the page stay as they are where the seller wants it", async () => {
  await show({ behind: 1, next: 19 });
  await press("Wert aus Zeile 17 nach unten übernehmen");
  await press("Nur auf dieser Seite");
  await press("Übernehmen und neu prüfen");
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty("rest");
});

test("what was typed survives a failed call and a reload, and is gone once it is saved", async () => {
  save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await show();
  await type(0, "9");
  await press("Übernehmen und neu prüfen");
  expect(document.querySelector("[role=alert]")).not.toBeNull();
  expect(check).not.toHaveBeenCalled();
  expect(values()).toEqual(["9", "viele", "?"]);
  await reload();
  expect(values()).toEqual(["9", "viele", "?"]);
  await press("Übernehmen und neu prüfen");
  await reload();
  expect(values()).toEqual(["3,5 m", "viele", "?"]);
});

test("the import is started with unsaved texts only after a confirmation", async () => {
  const confirm = vi.fn(() => false);
  window.confirm = confirm;
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener("submit", sent);
  await show();
  const start = formWith("leaveBehind");
  start.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(1);
  await type(0, "9");
  start.requestSubmit();
  expect(confirm).toHaveBeenCalledTimes(1);
  confirm.mockReturnValue(true);
  start.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(2);
  formWith("row").requestSubmit();
  expect(sent).toHaveBeenCalledTimes(3);
  await press("Übernehmen und neu prüfen");
  expect(confirm).toHaveBeenCalledTimes(2);
  removeEventListener("submit", sent);
});

test("a row without a name is told by the seller's number or its quantity", async () => {
  const unnamed = { ...rowOf(17), mpn: null, manufacturer: null, nameDe: null };
  await show({ faults: [unnamed, { ...unnamed, number: 18, ownArticleNumber: "LAG-7" }] });
  expect([...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("ohne Bezeichnung, 4 Stück"),
    expect.stringContaining("LAG-7"),
  ]);
});

test("only at prices it is said that what is typed is net and in euros", async () => {
  const said = "Preise, die Sie hier schreiben, gelten netto und in Euro";
  await show();
  expect(document.body.textContent).not.toContain(said);
  await show({}, "pricePerProductInCt");
  expect(document.body.textContent).toContain(said);
});

test("a text of several lines stays one, and one that is too long is left to the file", async () => {
  await show({ faults: [rowOf(17, "rot\nblau"), rowOf(18, "x".repeat(1_000)), rowOf(19)] });
  expect(document.querySelector("textarea")?.value).toBe("rot\nblau");
  expect(values()).toEqual(["3,5 m"]);
  expect(document.body.textContent).toContain(
    "Dieser Text ist zu lang, um ihn hier zu berichtigen.",
  );
});

function rowOf(number: number, text = "3,5 m"): RowToCorrect {
  return {
    number,
    issues: [{ field: "quantity", code: kind.code, value: text.slice(0, 4) }],
    manufacturer: "SKF",
    mpn: "6205-2RSH",
    nameDe: "Rillenkugellager",
    ownArticleNumber: null,
    quantity: 4,
    texts: { quantity: text },
  };
}

function formWith(field: string): HTMLFormElement {
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = `<input type="hidden" name="${field}">`;
  return form;
}

async function show(
  details: Partial<RowErrorPage> = {},
  field: ImportField = kind.field,
): Promise<void> {
  const faults = [rowOf(17), rowOf(18, "viele"), rowOf(19, "?")];
  const page = { faults, behind: 0, next: null, ...details };
  await mount(
    <Screen>
      <CorrectionGrid
        importId={id}
        {...kind}
        field={field}
        href={`/csv-import/${id}?errors=x`}
        page={page}
      />
    </Screen>,
  );
}

async function reload(): Promise<void> {
  await mount(null);
  await show();
}

function input(place: number): HTMLInputElement {
  return document.querySelectorAll("input")[place] as HTMLInputElement;
}

function values(): string[] {
  return [...document.querySelectorAll("input")].map(({ value }) => value);
}

async function type(place: number, text: string): Promise<void> {
  await act(async () => {
    input(place).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      input(place),
      text,
    );
    input(place).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Answers whether the page has handled it itself. */
async function paste(place: number, text: string): Promise<boolean> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => input(place).dispatchEvent(event));
  return event.defaultPrevented;
}

async function key(name: string): Promise<void> {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
}

async function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find(({ textContent }) => textContent === label)?.click());
}
