import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { RequestState } from "@/lib/transactions/actions";
import { hint, leave, page, press, quantity, show, total, type } from "@/tests/setup/request-form";
import { Screen } from "@/tests/setup/screen";
import { RequestForm } from "./request-form";

const send = vi.hoisted(() => vi.fn<(before: RequestState, form: FormData) => Promise<unknown>>());
vi.mock("@/lib/transactions/actions", () => ({ requestListingAction: send }));

beforeEach(() => {
  send.mockReset();
  sessionStorage.clear();
});

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
