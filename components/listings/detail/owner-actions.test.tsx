import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type OpenTransactionLines,
  openTransactionLinesOf,
} from "@/components/listings/list/open-transaction-lines";
import { setListingStatusAction } from "@/lib/actions/listings";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { translatorFor } from "@/lib/i18n/translator-for";
import type { Transaction } from "@/lib/transactions/transaction";
import { shownTransaction } from "@/tests/factories/shown-transaction";
import { mounted } from "@/tests/setup/mounted";
import { draw, hrefs, Screen } from "@/tests/setup/screen";
import { OwnerActions } from "./owner-actions";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("@/lib/actions/listings", () => ({ setListingStatusAction: vi.fn() }));

const mount = mounted();

beforeEach(() => void vi.mocked(setListingStatusAction).mockReset());

test("before and without JavaScript nothing can be pressed, and the page says why", () => {
  show("RESERVED");
  expect(document.querySelector("fieldset")?.disabled).toBe(true);
  expect(document.querySelector("noscript")?.innerHTML).toContain("braucht JavaScript");
});

test.each([
  ["ACTIVE", ["Bearbeiten", "Duplizieren", "Pausieren", "Reservieren", "Löschen"]],
  ["DELETED", ["Duplizieren", "Aktivieren"]],
] as const)("the owner of a listing that is %s can: %j", (status, texts) => {
  show(status);
  const all = [...document.querySelectorAll("fieldset a, fieldset button")];
  expect(all.map(({ textContent }) => textContent)).toEqual(texts);
  const edit = status === "ACTIVE" ? ["/listing/edit/7"] : [];
  expect(hrefs("fieldset a")).toEqual([...edit, "/listing/create?from=7"]);
});

test("a listing whose sale was voided goes on sale again by one button, once the owner has looked for the parts", async () => {
  vi.mocked(setListingStatusAction).mockResolvedValue({ ok: true, answer: { count: 1 } });
  await open([], { status: "SOLD", unsold: 10 });
  expect(document.body.textContent).toContain(
    "10 Stück sind wieder unverkauft: Ein Verkauf wurde storniert.",
  );
  await press("Wieder anbieten");
  expect(vi.mocked(setListingStatusAction).mock.calls).toEqual([
    ["u-1", [{ id: 7, status: "DRAFT" }]],
    ["u-1", [{ id: 7, status: "ACTIVE" }]],
  ]);
});

test("a sold listing without pieces is not offered again", () => {
  show("SOLD");
  expect(document.body.textContent).not.toContain("Wieder anbieten");
});

describe("a listing with open trades", () => {
  const requested = shownTransaction({ quantity: 1 });
  const reserved = shownTransaction({ id: 13, status: "RESERVED" });
  const done = shownTransaction({ id: 14, status: "COMPLETED" });
  const said = () => document.querySelector("dialog p")?.textContent?.split("\n");
  const named = [
    "Offene Anfragen und Reservierungen:",
    "• 1 Stück für Molkerei Alpsee GmbH, angefragt",
    "• 1.200 Stück für Molkerei Alpsee GmbH, reserviert",
  ];

  test("names them before it is deleted, and says that the buyers are notified", async () => {
    await open([requested, reserved, done]);
    await press("Löschen");
    expect(said()?.slice(0, 4)).toEqual([
      ...named,
      "Beim Löschen werden sie storniert, und die Käufer erfahren es per E-Mail.",
    ]);
  });

  test("names them before it is paused, and sends nothing without a confirmation", async () => {
    await open([requested, reserved, done]);
    await press("Pausieren");
    expect(said()).toEqual([...named, "Beim Pausieren bleiben sie bestehen."]);
    expect(setListingStatusAction).not.toHaveBeenCalled();
  });
});

function actions(
  status: ListingStatus,
  openTrades: OpenTransactionLines = { lines: [], count: 0 },
  unsold = 0,
) {
  return (
    <OwnerActions
      listingId={7}
      status={status}
      userId="u-1"
      isOwner
      openTrades={openTrades}
      unsold={unsold}
    />
  );
}

function show(status: ListingStatus): void {
  draw(actions(status));
}

async function open(
  transactions: Transaction[],
  { status = "ACTIVE", unsold = 0 }: { status?: ListingStatus; unsold?: number } = {},
): Promise<void> {
  const trades = openTransactionLinesOf(transactions, translatorFor("de"), "de");
  await mount(<Screen>{actions(status, trades, unsold)}</Screen>);
}

function press(text: string): Promise<void> {
  const all = [...document.querySelectorAll("button")];
  const button = all.find(({ textContent }) => textContent === text);
  return act(async () => (button ?? expect.fail(`no button ${text}`)).click());
}
