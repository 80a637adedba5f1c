import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { RequestState } from "@/lib/actions/transactions";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { RequestForm } from "./request-form";

const send = vi.hoisted(() => vi.fn<(before: RequestState, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/actions/transactions", () => ({ requestListingAction: send }));

const mount = mounted();
const page = {
  listing: { id: 7, pricePerProductInCt: 1_250, priceForBundle: 12_500 },
  bounds: { least: 3, most: 10 },
  isClosed: false,
  userId: "u-1",
  formKey: "key-1",
  entered: {},
};

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
});

const tooLong = "x".repeat(2_003);

const noteError = "Nachricht an den Verkäufer: Darf höchstens 2.000 Zeichen haben";

function rejectNote(entered: { quantity: string; note: string }): void {
  const issues = [{ path: "note", code: "too_long:2000", message: "" }];
  send.mockImplementation(async () => ({ ok: false, code: "VALIDATION", issues, entered }));
}

const invalid = () => [quantity(), note()].map((field) => field.getAttribute("aria-invalid"));

const focused = () => document.activeElement?.id;

test("a note that is too long is counted and rejected at its field, not cut off", async () => {
  rejectNote({ quantity: "4", note: tooLong });
  await show({ entered: { draftId: "d-1", note: tooLong } });
  expect(note().hasAttribute("maxlength")).toBe(false);
  expect(document.body.textContent).toContain("3 Zeichen zu viel");
  await press();
  expect(alert()).toBe(`Bitte prüfen Sie Ihre Eingaben${noteError}`);
  expect(note().value).toBe(tooLong);
  expect(invalid()).toEqual([null, "true"]);
  expect(document.body.textContent).not.toContain("zu viel");
});

test("the summary lists the errors that are shown on the screen", async () => {
  rejectNote({ quantity: "1000", note: tooLong });
  await show({ entered: { quantity: "1000", note: tooLong } });
  expect([hint(), ...invalid()]).toEqual(["Höchstens 10 Stück sind verfügbar.", "true", "true"]);
  await press();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[role=alert] a")];
  expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ["#quantity", "Höchstens 10 Stück sind verfügbar."],
    ["#note", noteError],
  ]);
  quantity().focus();
  await act(async () => quantity().blur());
  expect([quantity().value, hint()]).toEqual(["10", "Auf 10 verringert: Mehr sind nicht da."]);
  // Content above the button must not disappear while a press is under way.
  expect([...document.querySelectorAll("[role=alert] a")]).toEqual(links);
  expect(invalid()).toEqual([null, "true"]);
  await typeNote("Tor 3");
  quantity().focus();
  await type("11");
  expect([alert(), hint(), focused()]).toEqual([
    undefined,
    "Höchstens 10 Stück sind verfügbar.",
    "quantity",
  ]);
});

const rejectedWith = (code: string, issues: object[] = []) => ({
  ok: false,
  code,
  issues,
  entered: { quantity: "4", note: "Tor 3" },
});

test("once sent it says so with a way to the request, and offers nothing to press", async () => {
  send.mockResolvedValue({ ok: true, answer: { id: 12 }, entered: { quantity: "3", note: "" } });
  await show();
  await press();
  expect(document.querySelector("[role=status]")?.textContent).toContain("Nr. 12");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/transaction/detail/12");
  expect(document.querySelectorAll("button, input")).toHaveLength(0);
});

test("a form that is rendered again keeps its key and its user, and a lost answer changes nothing", async () => {
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await show();
  await type("4");
  note().value = "Tor 3";
  await press();
  expect(alert()).toBe(
    "Wir haben keine Antwort vom Server bekommen. Bitte versuchen Sie es noch einmal.",
  );
  expect([quantity().value, note().value]).toEqual(["4", "Tor 3"]);
  await show({ formKey: "key-2", userId: "u-2" });
  send.mockResolvedValue(rejectedWith("UNAVAILABLE"));
  await press();
  const posted = send.mock.calls.map(([, form]) => [form.get("formKey"), form.get("pageUserId")]);
  expect(posted).toEqual([
    ["key-1", "u-1"],
    ["key-1", "u-1"],
  ]);
});

test("the server's error is shown at the field until the quantity changes", async () => {
  const issues = [{ path: "quantity", code: "below_minimum:5", message: "" }];
  send.mockResolvedValue(rejectedWith("VALIDATION", issues));
  await show();
  await type("4");
  await press();
  const error = "Darf nicht unter der Mindestbestellmenge von 5 liegen";
  expect(hint()).toBe(error);
  expect(document.activeElement?.textContent).toContain(error);
  await type("5");
  expect([hint(), alert()]).toEqual(["", undefined]);
});

test("when others were faster the form shows the remaining quantity and keeps the note", async () => {
  send.mockResolvedValue(rejectedWith("STOCK_INSUFFICIENT"));
  await show();
  await type("4");
  note().value = "Tor 3";
  await press();
  await show({ bounds: { least: 1, most: 2 } });
  expect(alert()).toMatch(/^Inzwischen sind weniger Stück verfügbar/);
  expect(hint()).toBe("Höchstens 2 Stück sind verfügbar.");
  expect(note().value).toBe("Tor 3");
  await show({ bounds: { least: 2, most: 2 } });
  expect([quantity().value, quantity().readOnly]).toEqual(["2", true]);
  await show({ bounds: { least: 0, most: 0 }, isClosed: true });
  expect(alert()).toBe("Inzwischen kann dieses Inserat nicht mehr angefragt werden.");
  expect([quantity().value, quantity().readOnly, quantity().disabled]).toEqual(["4", true, false]);
  expect([note().value, note().readOnly]).toEqual(["Tor 3", true]);
  expect(document.querySelector("button")?.disabled).toBe(true);
});

test.each([
  ["UNAUTHENTICATED", "session|ended"],
  ["OTHER_ACCOUNT", "session|other_account"],
  ["NOT_FOUND", "transaction|request|gone"],
  ["OWN_LISTING", "error|OWN_LISTING"],
  ["INTERNAL", "error|INTERNAL"],
])("%s is shown and the input stays", async (code, key) => {
  send.mockResolvedValue(rejectedWith(code));
  await show();
  await type("4");
  note().value = "Tor 3";
  await press();
  const german = (await import("@/messages/de.json")).default as Record<string, string>;
  expect(alert()).toContain(german[key]);
  expect([quantity().value, note().value]).toEqual(["4", "Tor 3"]);
});

test("a draft is restored, and an invalid quantity is shown", async () => {
  await show({ entered: { quantity: "12", note: "Größe\nXL" } });
  expect([quantity().value, note().value]).toEqual(["12", "Größe\nXL"]);
  expect([hint(), total()]).toEqual(["Höchstens 10 Stück sind verfügbar.", "12,50 € je Stück–"]);
  await show({ key: "anew", entered: { quantity: "ein paar" } });
  expect([quantity().value, hint()]).toEqual(["ein paar", "Bitte geben Sie eine ganze Zahl ein."]);
});

test("after the login a closed form shows the earlier input", async () => {
  const entered = { draftId: "d-1", quantity: "2", note: "Tor 3" };
  await show({ isClosed: true, entered });
  expect([quantity().value, quantity().readOnly, quantity().disabled]).toEqual(["2", true, false]);
  expect([note().value, note().readOnly]).toEqual(["Tor 3", true]);
  await show({ isClosed: true });
  expect([quantity(), note()].map((field) => [field.value, field.disabled])).toEqual([
    ["", true],
    ["", true],
  ]);
});

test("input from before the login is marked as not yet sent", async () => {
  await show({ entered: { draftId: "d-1", quantity: "4" } });
  expect(document.activeElement?.textContent).toBe(
    "Noch nicht gesendet: Bitte prüfen Sie Ihre Anfrage und senden Sie sie ab.",
  );
  send.mockResolvedValue({ ok: true, answer: { id: 12 }, entered: { quantity: "4", note: "" } });
  await press();
  expect(document.body.textContent).not.toContain("Noch nicht gesendet");
});

test("a quantity above the offer is an error at the field", async () => {
  const issues = [{ path: "quantity", code: "at_most:10", message: "" }];
  send.mockResolvedValue({
    ...rejectedWith("STOCK_INSUFFICIENT", issues),
    entered: { quantity: "999", note: "" },
  });
  await show({ entered: { quantity: "999" } });
  await press();
  expect(send.mock.calls[0]?.[1].get("most")).toBe("10");
  expect(alert()).toBe("Bitte prüfen Sie Ihre EingabenHöchstens 10 Stück sind verfügbar.");
  await show({ bounds: { least: 0, most: 0 }, isClosed: true });
  expect(alert()).toBe("Inzwischen kann dieses Inserat nicht mehr angefragt werden.");
});

function show(changes: Partial<Parameters<typeof RequestForm>[0]> & { key?: string } = {}) {
  const { key, ...shown } = { ...page, ...changes };
  return mount(
    <Screen>
      <RequestForm key={key} {...shown} />
    </Screen>,
  );
}

function quantity(): HTMLInputElement {
  return document.getElementById("quantity") as HTMLInputElement;
}

function note(): HTMLTextAreaElement {
  return document.getElementById("note") as HTMLTextAreaElement;
}

function alert(): string | undefined {
  return document.querySelector("[role=alert]")?.textContent;
}

function hint(): string | undefined {
  return document.getElementById("quantity-live")?.textContent;
}

function total(): string {
  const parts = [...document.querySelectorAll("[data-sum]")].map(({ textContent }) => textContent);
  return parts.join("").replaceAll("\u00a0", " ");
}

function type(value: string): Promise<void> {
  return enter(quantity(), value);
}

function typeNote(value: string): Promise<void> {
  return enter(note(), value);
}

function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  return act(async () => void field.dispatchEvent(new Event("input", { bubbles: true })));
}

function press(): Promise<void> {
  return act(async () => document.querySelector<HTMLElement>("[type=submit]")?.click());
}
