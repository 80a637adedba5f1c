import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putFile } from "@/components/files/put-file";
import { createCsvImportAction, updateCsvImportAction } from "@/lib/actions/csv-import";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { FileStep } from "./file-step";
import { type FileSource, readAndPackFile } from "./read-and-pack-file";
import { storeFile } from "./use-read-file";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-reliable-push", () => ({ useReliablePush: () => push }));
vi.mock("@/components/files/put-file", () => ({ putFile: vi.fn() }));
vi.mock("@/lib/actions/csv-import", () => ({
  createCsvImportAction: vi.fn(),
  updateCsvImportAction: vi.fn(),
}));

const create = vi.mocked(createCsvImportAction);
const update = vi.mocked(updateCsvImportAction);
const put = vi.mocked(putFile);
const fetched = vi.fn<typeof fetch>();
const userId = "u-1";
const first = "11111111-1111-4111-8111-111111111111";
const second = "22222222-2222-4222-8222-222222222222";
const mount = mounted();

/** Runs the worker's code in this thread. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  async postMessage(source: FileSource): Promise<void> {
    this.onmessage?.({ data: await readAndPackFile(source) });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(async () => {
  vi.stubGlobal("Worker", WorkerHere);
  vi.resetAllMocks();
  create.mockResolvedValueOnce({ ok: true, answer: { id: first, uploadUrl: "/put" } });
  create.mockResolvedValueOnce({ ok: true, answer: { id: second, uploadUrl: "/put" } });
  update.mockResolvedValue({ ok: true, answer: { id: first } });
  fetched.mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
  storeFile(userId, null);
  await visit();
});

afterEach(() => vi.unstubAllGlobals());

test("returning to the file continues its import", async () => {
  await pick("bestand.csv", "Nummer;Menge\r\n1,5;2\r\n3,5;4\r\n");
  await goOn();
  expect(push).toHaveBeenLastCalledWith(`/csv-import/${first}/columns`);
  await comeBack();
  await goOn();
  expect(update.mock.calls).toEqual([[{ id: first }]]);
  expect(create).toHaveBeenCalledTimes(1);
  expect(push.mock.calls).toEqual([
    [`/csv-import/${first}/columns`],
    [`/csv-import/${first}/columns`],
  ]);
});

test("a file with other read options is sent again, and its first import is deleted", async () => {
  await pick("bestand.csv", "Nummer;Menge\r\n1,5;2\r\n3,5;4\r\n");
  await goOn();
  await comeBack();
  await choose("Trennzeichen", ",");
  await goOn();
  expect(update).not.toHaveBeenCalled();
  expect(create.mock.calls.map(([payload]) => payload.reading)).toMatchObject([
    { delimiter: ";" },
    { delimiter: "," },
  ]);
  expect(push).toHaveBeenLastCalledWith(`/csv-import/${second}/columns`);
  expect(dropped()).toEqual([first]);
});

test.each([true, false])(
  "cancelling while the import is requested stays on the page (%s)",
  async (ok) => {
    await pick("bestand.csv", "Nummer;Menge\r\n1;2\r\n");
    await goOn();
    await comeBack();
    push.mockReset();
    const asked = Promise.withResolvers<never>();
    update.mockReturnValueOnce(asked.promise);
    await press("Weiter zu den Spalten");
    await press("Abbrechen");
    await act(async () => asked.resolve({ ok } as never));
    await settled();
    expect(push).not.toHaveBeenCalled();
    expect(create).toHaveBeenCalledTimes(1);
  },
);

test("leaving during the upload asks first, and a cancelled upload shows no error and can be sent again", async () => {
  put.mockImplementationOnce(
    (_url, _file, _progress, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("gone")))),
  );
  await pick("bestand.csv", "Nummer;Menge\r\n1;2\r\n");
  await press("Weiter zu den Spalten");
  await act(async () => vi.waitFor(() => expect(put).toHaveBeenCalled()));
  expect(isLeavingBlocked()).toBe(true);
  await press("Abbrechen");
  await settled();
  expect(isLeavingBlocked()).toBe(false);
  expect(document.querySelector("[id='csv-send-fault']")).toBeNull();
  expect(dropped()).toEqual([first]);
  await goOn();
  expect(push.mock.calls).toEqual([[`/csv-import/${second}/columns`]]);
});

test("other options can fix a failed reading", async () => {
  await pick("kopf.csv", "Nummer;Menge\r\n");
  expect(errorText()).toBe("Unter den Überschriften steht nichts.");
  expect(document.querySelector("summary")?.textContent).toContain("UTF-8, Semikolon");
  expect(button("Weiter zu den Spalten")).toBeUndefined();
  await choose("Zeichensatz", "windows-1252");
  expect(document.querySelector("summary")?.textContent).toContain("Windows-1252, Semikolon");
  expect(errorText()).toBe("Unter den Überschriften steht nichts.");
});

test("headings without rows can be replaced by others", async () => {
  await pick("liste.csv", "Nummer;Menge\r\nA-1;3\r\n");
  await chooseHeadings(2);
  expect(errorText()).toBe("Unter den Überschriften steht nichts.");
  await chooseHeadings(1);
  expect(errorText()).toBe("");
  expect(button("Weiter zu den Spalten")).toBeDefined();
});

test("a file without headings keeps its first row", async () => {
  await pick("liste.csv", "Lager;Motor\r\nA-1;3\r\n");
  const extent = () => document.querySelector("p[role='status']")?.textContent;
  expect(extent()).toBe("1 Zeile, 2 Spalten");
  await chooseHeadings(0);
  expect(extent()).toBe("2 Zeilen, 2 Spalten");
  await goOn();
  expect(create.mock.calls[0]?.[0].reading).toMatchObject({ headingRow: 0 });
});

async function visit(): Promise<void> {
  await mount(
    <Screen>
      <FileStep userId={userId} finishedImportIds={[]} />
    </Screen>,
  );
}

async function comeBack(): Promise<void> {
  await mount(null);
  await visit();
}

async function pick(name: string, text: string): Promise<void> {
  const input = document.getElementById("csv-file") as HTMLInputElement;
  const files = [new File([text], name)];
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await settled();
}

async function choose(label: string, value: string): Promise<void> {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const select = document.getElementById(named?.htmlFor ?? "") as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await settled();
}

async function chooseHeadings(row: number): Promise<void> {
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  await act(async () => radios.at(row - 1)?.click());
  await settled();
}

function dropped(): string[] {
  return fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).json.id);
}

function isLeavingBlocked(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

async function goOn(): Promise<void> {
  await press("Weiter zu den Spalten");
  await settled();
}

async function press(text: string): Promise<void> {
  await act(async () => button(text)?.click());
}

function button(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
}

function errorText(): string | null | undefined {
  return document.querySelector("[role='alert']")?.textContent;
}

async function settled(): Promise<void> {
  await act(async () =>
    vi.waitFor(() => {
      expect(document.querySelector("[role='progressbar'], progress")).toBeNull();
      expect(document.querySelector("p[role='status']")?.textContent).not.toContain("gelesen …");
    }),
  );
}
