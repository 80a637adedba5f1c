import { beforeEach, expect, test, vi } from "vitest";
import type { RequestState } from "@/lib/transactions/actions";
import {
  alert,
  drawAnew,
  hint,
  note,
  press,
  quantity,
  show,
  total,
  type,
} from "@/tests/setup/request-form";

const send = vi.hoisted(() => vi.fn<(before: RequestState, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/transactions/actions", () => ({ requestListingAction: send }));

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
});

const refusedWith = (code: string, issues: object[] = []) => ({
  ok: false,
  code,
  issues,
  entered: { quantity: "4", note: "Tor 3" },
});
test("that a draft is not sent yet is said without moving the page or taking the focus", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await show({ entered: { quantity: "4", note: "Tor 3", draftId: "d-1" } });
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  await drawAnew();
  focus.mockClear();
  document.body.insertAdjacentHTML("beforeend", "<button id='pressed'></button>");
  document.getElementById("pressed")?.focus();
  await show({ entered: { quantity: "4", note: "Tor 3", draftId: "d-1" } });
  expect(document.activeElement?.id).toBe("pressed");
  focus.mockRestore();
});

test("once sent it says so with a way to the request, and offers nothing to press", async () => {
  send.mockResolvedValue({ ok: true, answer: { id: 12 }, entered: { quantity: "3", note: "" } });
  await show();
  await press();
  expect(document.querySelector("[role=status]")?.textContent).toContain("Nr. 12");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/transaction/detail/12");
  expect(document.querySelectorAll("button, input")).toHaveLength(0);
});

test("a form drawn anew keeps its key and its user; a lost answer leaves all as it was", async () => {
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
  send.mockResolvedValue(refusedWith("UNAVAILABLE"));
  await press();
  const posted = send.mock.calls.map(([, form]) => [form.get("formKey"), form.get("pageUserId")]);
  expect(posted).toEqual([
    ["key-1", "u-1"],
    ["key-1", "u-1"],
  ]);
});

test("the server's word stands at the field, until the quantity is another one", async () => {
  const issues = [{ path: "quantity", code: "below_minimum:5", message: "" }];
  send.mockResolvedValue(refusedWith("VALIDATION", issues));
  await show();
  await type("4");
  await press();
  const fault = "Darf nicht unter der Mindestbestellmenge von 5 liegen";
  expect(document.getElementById("quantity-error")?.textContent).toBe(fault);
  expect(document.activeElement?.textContent).toContain(fault);
  await type("5");
  expect(document.getElementById("quantity-error")).toBeNull();
  expect(alert()).toBeUndefined();
});

test("where others were faster it says what is left by now, and keeps the note", async () => {
  send.mockResolvedValue(refusedWith("STOCK_INSUFFICIENT"));
  await show();
  await type("4");
  note().value = "Tor 3";
  await press();
  await show({ bounds: { least: 1, most: 2 } });
  expect(alert()).toMatch(/^Inzwischen sind weniger Stück verfügbar/);
  expect(document.getElementById("quantity-error")?.textContent).toBe(
    "Höchstens 2 Stück sind verfügbar.",
  );
  expect(note().value).toBe("Tor 3");
  await show({ bounds: { least: 2, most: 2 } });
  expect([quantity().value, quantity().readOnly]).toEqual(["2", true]);
  await show({ bounds: { least: 0, most: 0 }, isClosed: true });
  expect(alert()).toBe("Inzwischen kann dieses Inserat nicht mehr angefragt werden.");
  expect([quantity().value, quantity().readOnly, quantity().disabled]).toEqual(["4", true, false]);
  expect([note().value, note().readOnly]).toEqual(["Tor 3", true]);
  expect(document.querySelector("button")?.disabled).toBe(true);
});

test("where nothing can be requested though the page does not say why, no number is to blame", async () => {
  send.mockResolvedValue(refusedWith("LISTING_NOT_ACTIVE"));
  await show();
  await type("4");
  await press();
  expect(alert()).toBe("Inzwischen kann dieses Inserat nicht mehr angefragt werden.");
  expect([quantity(), note()].map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ["4", true],
    ["Tor 3", true],
  ]);
  expect(document.querySelector("button")?.disabled).toBe(true);
  // Once it can be requested again, the form brings it back.
  expect(Object.values({ ...sessionStorage })).toEqual([
    JSON.stringify({ quantity: "4", note: "Tor 3" }),
  ]);
});

test("behind the login a closed box has what was entered, and asks for nothing else", async () => {
  const fields = () => [quantity(), note()].map((field) => [field.value, field.disabled]);
  await show({ isClosed: true, entered: { draftId: "d-1", quantity: "2", note: "" } });
  expect(fields()).toEqual([
    ["2", false],
    ["", true],
  ]);
  expect(quantity().readOnly).toBe(true);
  await show({ isClosed: true });
  expect(fields()).toEqual([
    ["", true],
    ["", true],
  ]);
});

test.each([
  ["UNAUTHENTICATED", "session|ended"],
  ["OTHER_ACCOUNT", "session|other_account"],
  ["NOT_FOUND", "transaction|request|gone"],
  ["OWN_LISTING", "error|OWN_LISTING"],
  ["INTERNAL", "error|INTERNAL"],
])("%s is told, and leaves what was typed", async (code, key) => {
  send.mockResolvedValue(refusedWith(code));
  await show();
  await type("4");
  note().value = "Tor 3";
  await press();
  const german = (await import("@/messages/de.json")).default as Record<string, string>;
  expect(alert()).toContain(german[key]);
  expect([quantity().value, note().value]).toEqual(["4", "Tor 3"]);
});

test("what a draft holds comes back, and what of it cannot be requested is told", async () => {
  await show({ entered: { quantity: "12", note: "Größe\nXL" } });
  expect([quantity().value, note().value]).toEqual(["12", "Größe\nXL"]);
  expect([hint(), total()]).toEqual(["Höchstens 10 Stück sind verfügbar.", "12,50 € je Stück–"]);
  await drawAnew();
  await show({ entered: { quantity: "ein paar" } });
  expect([quantity().value, hint()]).toEqual(["ein paar", "Bitte geben Sie eine ganze Zahl ein."]);
});

test("what waited behind the login is not sent yet, and that is told first", async () => {
  await show({ entered: { draftId: "d-1", quantity: "4" } });
  expect(document.activeElement?.textContent).toBe(
    "Noch nicht gesendet: Bitte prüfen Sie Ihre Anfrage und senden Sie sie ab.",
  );
  send.mockResolvedValue({ ok: true, answer: { id: 12 }, entered: { quantity: "4", note: "" } });
  await press();
  expect(document.body.textContent).not.toContain("Noch nicht gesendet");
});

test("where only a question waits, nothing is said of a request", async () => {
  await show({ entered: { draftId: "d-1", question: "Wo?" } });
  expect(document.body.textContent).not.toContain("Noch nicht gesendet");
});

test("more than the page offered is a fault at the field", async () => {
  const issues = [{ path: "quantity", code: "at_most:10", message: "" }];
  send.mockResolvedValue({
    ...refusedWith("STOCK_INSUFFICIENT", issues),
    entered: { quantity: "999", note: "" },
  });
  await show({ entered: { quantity: "999" } });
  await press();
  expect(send.mock.calls[0]?.[1].get("most")).toBe("10");
  expect(alert()).toBe("Bitte prüfen Sie Ihre EingabenHöchstens 10 Stück sind verfügbar.");
  await show({ bounds: { least: 0, most: 0 }, isClosed: true });
  expect(alert()).toBe("Inzwischen kann dieses Inserat nicht mehr angefragt werden.");
});

test("a note is spoken of only where there is one", async () => {
  send.mockResolvedValue({
    ...refusedWith("STOCK_INSUFFICIENT"),
    entered: { quantity: "4", note: "" },
  });
  await show();
  await press();
  expect(alert()).toBe("Inzwischen sind weniger Stück verfügbar: Bitte prüfen Sie die Menge.");
});
