import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RequestState } from "@/lib/transactions/actions";
import { Screen } from "@/tests/setup/screen";
import { RequestForm } from "./request-form";

const send = vi.hoisted(() => vi.fn<(before: RequestState, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/transactions/actions", () => ({ requestListingAction: send }));

const page = {
  listing: { id: 7, pricePerProductInCt: 1_250, priceForBundle: 12_500 },
  bounds: { least: 3, most: 10 },
  isClosed: false,
  userId: "u-1",
  formKey: "key-1",
  entered: {},
};
const refusedWith = (code: string, issues: object[] = []) => ({
  ok: false,
  code,
  issues,
  entered: { quantity: "4", note: "Tor 3" },
});
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  send.mockReset();
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(() => act(async () => root.unmount()));

test("the total follows what is typed, and there is none of what cannot be requested", async () => {
  await show();
  expect(total()).toBe("3 × 12,50 €37,50 €");
  await type("10");
  expect(total()).toBe("10 × 12,50 €125,00 €");
  await type("1.0");
  expect([quantity().value, total()]).toEqual(["10", "10 × 12,50 €125,00 €"]);
  for (const nonsense of ["", "2", "11", "99999999999999999999999", "abc"]) {
    await type(nonsense);
    expect(total()).toBe("12,50 € je Stück–");
  }
});

test("the bounds are told while typing, and kept on leaving the field", async () => {
  await show();
  expect(hint()).toBe("");
  await type("2");
  expect(hint()).toBe("Mindestens 3 Stück.");
  await type("11");
  expect(hint()).toBe("Höchstens 10 Stück sind verfügbar.");
  await leave();
  expect([quantity().value, hint()]).toEqual(["10", "Auf 10 verringert: Mehr sind nicht da."]);
  await type("");
  await leave();
  expect([quantity().value, hint()]).toEqual(["3", "Auf 3 erhöht: Das ist das Minimum."]);
});

test("the press that corrects the quantity does not send it, the next one does", async () => {
  send.mockResolvedValue({ ok: true, answer: { id: 12 }, entered: { quantity: "10", note: "" } });
  await show();
  await type("11");
  await press(leave);
  expect(send).not.toHaveBeenCalled();
  await press();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[1].get("quantity")).toBe("10");
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
  expect(alert()).toBe("Der Dienst ist vorübergehend nicht erreichbar.");
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
  expect([note().value, note().readOnly]).toEqual(["Tor 3", true]);
  expect(document.querySelector("button")?.disabled).toBe(true);
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
  await act(async () => root.unmount());
  root = createRoot(document.getElementById("root") as HTMLElement);
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

test("a note that is too long is not cut off: it is counted, and refused at its field", async () => {
  const tooLong = "x".repeat(2_003);
  send.mockResolvedValue({
    ...refusedWith("VALIDATION", [{ path: "note", code: "too_long:2000", message: "" }]),
    entered: { quantity: "4", note: tooLong },
  });
  await show({ entered: { draftId: "d-1", note: tooLong } });
  expect(note().hasAttribute("maxlength")).toBe(false);
  expect(document.body.textContent).toContain("3 Zeichen zu viel");
  await press();
  expect(alert()).toContain("Nachricht an den Verkäufer: Darf höchstens 2.000 Zeichen haben");
  expect([note().value, note().getAttribute("aria-invalid")]).toEqual([tooLong, "true"]);
});

test("the hint at the quantity is the field's own, and the field is at fault with it", async () => {
  await show();
  const state = () => [
    document.getElementById(quantity().getAttribute("aria-describedby") ?? "")?.textContent,
    quantity().getAttribute("aria-invalid"),
  ];
  expect(state()).toEqual(["", null]);
  await type("11");
  expect(state()).toEqual(["Höchstens 10 Stück sind verfügbar.", "true"]);
  await leave();
  expect(state()).toEqual(["Auf 10 verringert: Mehr sind nicht da.", null]);
});

test("of a lot the price is the lot's", async () => {
  await show({
    listing: { id: 7, pricePerProductInCt: null, priceForBundle: 50_000 },
    bounds: { least: 10, most: 10 },
  });
  expect(total()).toBe("für den ganzen Posten500,00 €");
});

test("before JavaScript no total is told that nobody would keep up to date", () => {
  const html = (bounds: { least: number; most: number }) =>
    renderToString(
      <Screen>
        <RequestForm {...page} bounds={bounds} />
      </Screen>,
    );
  expect(html({ least: 3, most: 10 })).not.toContain("37,50");
  expect(html({ least: 10, most: 10 })).toContain("125,00");
});

async function show(changes: Partial<Parameters<typeof RequestForm>[0]> = {}): Promise<void> {
  await act(async () =>
    root.render(
      <Screen>
        <RequestForm {...page} {...changes} />
      </Screen>,
    ),
  );
}

const quantity = () => document.getElementById("quantity") as HTMLInputElement;
const note = () => document.getElementById("note") as HTMLTextAreaElement;
const alert = () => document.querySelector("[role=alert]")?.textContent;
const hint = () => document.querySelector(".min-h-5")?.textContent;

function total(): string | undefined {
  const sum = [...document.querySelectorAll("p")].find(({ textContent }) =>
    textContent.startsWith("Summe ohne Versand"),
  );
  return sum?.textContent.slice("Summe ohne Versand".length).replaceAll("\u00a0", " ");
}

async function type(value: string): Promise<void> {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(quantity(), value);
    quantity().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function leave(): Promise<void> {
  await act(async () => quantity().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
}

/** A pointer's press on the button, in the order of a browser; the field is left between down and up. */
async function press(between: () => Promise<void> = async () => {}): Promise<void> {
  const button = document.querySelector<HTMLElement>("[type=submit]");
  await act(async () => button?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  await between();
  await act(async () => button?.click());
}
