import { act, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ManufacturerRecord } from "@/lib/manufacturers/schema";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { ManufacturerMerge } from "./manufacturer-admin-screen";
import { ManufacturerChangeContext } from "./manufacturer-change-context";
import { ManufacturerAliases, ManufacturerNameForm } from "./manufacturer-forms";

const send = vi.hoisted(() => vi.fn<(before: unknown, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/actions/manufacturers", () => ({ changeManufacturerAction: send }));

const mount = mounted();

beforeEach(() => {
  send.mockReset();
});

test("a rejected name takes the focus with every error", async () => {
  send.mockImplementation(async (_, form) => {
    const issues = [{ path: "name", code: "manufacturer_exists:9", message: "" }];
    const entered = { change: "rename", name: form.get("name") };
    return { ok: false, code: "VALIDATION", issues, entered };
  });
  await show(<ManufacturerNameForm id={7} name="Simens" />);
  expect(document.activeElement).not.toBe(field());
  for (let times = 0; times < 2; times += 1) {
    field().value = "Siemens";
    await press("Umbenennen");
    expect(document.activeElement).toBe(field());
    expect([field().value, noteOf(field())]).toEqual(["Siemens", expect.stringContaining("schon")]);
    act(() => field().blur());
  }
});

test("a rejected alias stays at its field and takes the focus; all but its own name are switched off, removed or used again", async () => {
  send.mockImplementation(async (_, form) => {
    const issues = [{ path: "name", code: "alias_exists", message: "" }];
    return { ok: false, code: "VALIDATION", issues, entered: Object.fromEntries(form) };
  });
  const aliases = [
    { name: "Murr Elektronik", origin: "RULE" },
    { name: "Murr", origin: "RULE" },
    { name: "Murrplastik", origin: "KEPT" },
    { name: "Murrhardt", origin: "OFF" },
  ] as const;
  await show(<ManufacturerAliases id={7} name="Murr GmbH" aliases={[...aliases]} />);
  field().value = "murr";
  await press("Namen eintragen");
  expect(document.activeElement).toBe(field());
  expect([field().value, noteOf(field())]).toEqual(["murr", expect.stringContaining("schon")]);
  const buttons = [...document.querySelectorAll("li button")].map((one) => one.textContent);
  expect(buttons).not.toContain("Nicht verwendenMurr Elektronik");
  await press("Nicht verwendenMurr");
  await press("EntfernenMurrplastik");
  await press("Wieder verwendenMurrhardt");
  const sent = send.mock.calls.map(([, form]) => [form.get("change"), form.get("name")]);
  expect(sent).toEqual([
    ["add_alias", "murr"],
    ["remove_alias", "Murr"],
    ["remove_alias", "Murrplastik"],
    ["add_alias", "Murrhardt"],
  ]);
});

test.each([
  [0, "Es gibt keine Inserate, die mitkommen. Der Name „Alt“ führt danach zu „Neu“."],
  [1, "Ein Inserat kommt zu „Neu“. Der Name „Alt“ führt danach dorthin."],
  [1_001, "Es kommen mehr als 1.000 Inserate zu „Neu“. Der Name „Alt“ führt danach dorthin."],
])("a merge of %i listings asks for confirmation", async (listingCount, sentence) => {
  const candidates = [manufacturerOf({ id: 2, name: "Neu" })];
  const manufacturer = manufacturerOf({ listingCount });
  const address = { into: "neu", intoId: undefined };
  await show(<ManufacturerMerge {...{ manufacturer, address, candidates }} />);
  await press("ZusammenführenNeu");
  expect(document.querySelector("dialog")?.textContent).toContain(sentence);
});

function manufacturerOf(details: Partial<ManufacturerRecord>): ManufacturerRecord {
  const at = new Date("2026-11-21T10:00:00Z");
  const facts = { verifiedAt: null, createdAt: at, listingCount: 0, mergedInto: null };
  return { id: 1, name: "Alt", ...facts, ...details };
}

function show(children: ReactNode): Promise<void> {
  const screen = (
    <Screen>
      <ManufacturerChangeContext>{children}</ManufacturerChangeContext>
    </Screen>
  );
  return mount(screen);
}

function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  return act(async () => buttons.find(({ textContent }) => textContent === label)?.click());
}

function field(): HTMLInputElement {
  return document.querySelector("[name=name]:not([type=hidden])") as HTMLInputElement;
}

function noteOf(control: Element): string | undefined {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
