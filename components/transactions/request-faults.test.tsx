import { beforeEach, expect, test, vi } from "vitest";
import type { RequestState } from "@/lib/transactions/actions";
import {
  alert,
  hint,
  leave,
  note,
  press,
  quantity,
  show,
  type,
  typeNote,
} from "@/tests/setup/request-form";

const send = vi.hoisted(() => vi.fn<(before: RequestState, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/transactions/actions", () => ({ requestListingAction: send }));

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
});

const tooLong = "x".repeat(2_003);
const noteFault = "Nachricht an den Verkäufer: Darf höchstens 2.000 Zeichen haben";

function refuseNote(entered: { quantity: string; note: string }): void {
  const issues = [{ path: "note", code: "too_long:2000", message: "" }];
  send.mockImplementation(async () => ({ ok: false, code: "VALIDATION", issues, entered }));
}

const invalid = () => [quantity(), note()].map((field) => field.getAttribute("aria-invalid"));
const focused = () => document.activeElement?.id;

test("a note that is too long is not cut off: it is counted, and refused at its field", async () => {
  refuseNote({ quantity: "4", note: tooLong });
  await show({ entered: { draftId: "d-1", note: tooLong } });
  expect(note().hasAttribute("maxlength")).toBe(false);
  expect(document.body.textContent).toContain("3 Zeichen zu viel");
  await press();
  expect(alert()).toBe(`Bitte prüfen Sie Ihre Eingaben${noteFault}`);
  expect(note().value).toBe(tooLong);
  expect(invalid()).toEqual([null, "true"]);
  expect(document.body.textContent).not.toContain("zu viel");
});

test("what was refused of a note is over once it is another one; how much it is too long is told", async () => {
  refuseNote({ quantity: "4", note: tooLong });
  await show({ entered: { quantity: "4", note: tooLong } });
  await press();
  note().focus();
  await typeNote("x".repeat(2_001));
  expect([alert(), document.getElementById("note-error")]).toEqual([undefined, null]);
  expect(document.body.textContent).toContain("Ein Zeichen zu viel");
  expect(invalid()).toEqual([null, "true"]);
  await typeNote("Tor 3");
  expect(invalid()).toEqual([null, null]);
  await press();
  expect(alert()).toContain(noteFault);
});

test("whatever is at fault on the screen is in the summary, as long as it stands there", async () => {
  refuseNote({ quantity: "1000", note: tooLong });
  await show({ entered: { quantity: "1000", note: tooLong } });
  expect([hint(), ...invalid()]).toEqual(["Höchstens 10 Stück sind verfügbar.", "true", "true"]);
  await press();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[role=alert] a")];
  expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ["#quantity", "Höchstens 10 Stück sind verfügbar."],
    ["#note", noteFault],
  ]);
  expect(document.getElementById("quantity-error")?.textContent).toBe(links[0]?.textContent);
  quantity().focus();
  await leave();
  expect([quantity().value, hint()]).toEqual(["10", "Auf 10 verringert: Mehr sind nicht da."]);
  // The press that left the field may be under way: nothing goes from above it.
  expect([...document.querySelectorAll("[role=alert] a")]).toEqual(links);
  expect([...invalid(), document.getElementById("quantity-error")]).toEqual([null, "true", null]);
  await typeNote("Tor 3");
  await type("11");
  expect([alert(), hint(), focused()]).toEqual([
    undefined,
    "Höchstens 10 Stück sind verfügbar.",
    "quantity",
  ]);
});
