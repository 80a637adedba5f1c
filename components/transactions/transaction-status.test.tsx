import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert } from "@/components/ui/alerts";
import { updateTransactionAction } from "@/lib/actions/transactions";
import type { Transaction } from "@/lib/transactions/transaction";
import messages from "@/messages/de.json";
import { shownPurchase, shownTransaction } from "@/tests/factories/shown-transaction";
import { mounted } from "@/tests/setup/mounted";
import { draw, Screen } from "@/tests/setup/screen";
import { TransactionStatusControl } from "./transaction-status-control";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
vi.mock("@/lib/actions/transactions", () => ({ updateTransactionAction: vi.fn() }));

const action = vi.mocked(updateTransactionAction);
const viewerId = "00000000-0000-4000-8000-000000000007";
const mount = mounted();

beforeEach(() => {
  action.mockReset();
  refresh.mockReset();
  for (const { topic } of currentAlerts()) {
    dismissAlert(topic);
  }
});

describe("the dropdown of a status", () => {
  test("asks, naming the part, from and to, and sends what the page showed", async () => {
    action.mockResolvedValue({ ok: true, answer: shownTransaction() });
    await render(shownTransaction());
    await choose("RESERVED");
    expect(dialog()).toContain("1.200 × 6205-2RSH: von „angefragt“ auf „reserviert“.");
    await press("Status ändern");
    const change = { id: 12, status: "RESERVED", from: "REQUESTED" };
    expect(action).toHaveBeenCalledExactlyOnceWith(viewerId, change);
    expect(alerts()).toEqual([["success", "1.200 × 6205-2RSH: jetzt „reserviert“"]]);
  });

  test("opens by an arrow key instead of choosing the next status", async () => {
    await render(shownTransaction());
    const showPicker = vi.fn();
    Object.assign(select(), { showPicker });
    const step = new KeyboardEvent("keydown", {
      key: "ArrowDown",
      bubbles: true,
      cancelable: true,
    });
    select().dispatchEvent(step);
    expect([showPicker.mock.calls.length, step.defaultPrevented]).toEqual([1, true]);
    for (const other of [{ key: "a" }, { key: "ArrowDown", altKey: true }]) {
      const press = new KeyboardEvent("keydown", { ...other, bubbles: true, cancelable: true });
      select().dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
    }
    expect(showPicker).toHaveBeenCalledTimes(1);
  });

  test("goes back when the question is cancelled", async () => {
    await render(shownTransaction());
    await choose("CANCELLED");
    expect(select().value).toBe("CANCELLED");
    await press("Abbrechen");
    expect(select().value).toBe("REQUESTED");
    expect(action).not.toHaveBeenCalled();
  });

  test("says by an alert that it failed, and at the row why", async () => {
    action.mockResolvedValue({ ok: false, code: "STOCK_INSUFFICIENT", issues: [] });
    await render(shownTransaction());
    await choose("RESERVED");
    await press("Status ändern");
    expect(alerts()).toEqual([["error", "Der Status konnte nicht geändert werden"]]);
    expect(text()).toContain(messages["error|STOCK_INSUFFICIENT"]);
    expect(select().value).toBe("REQUESTED");
  });

  test.each([
    ["CONFLICT", "transaction|change|conflict"],
    ["NOT_FOUND", "error|NOT_FOUND"],
    ["OTHER_ACCOUNT", "error|OTHER_ACCOUNT"],
    ["TRANSACTION_FINAL", "error|TRANSACTION_FINAL"],
  ] as const)("shows the reason %s in the alert too", async (...given) => {
    const [code, reason] = given;
    action.mockResolvedValue({ ok: false, code, issues: [] });
    await render(shownTransaction());
    await choose("RESERVED");
    await press("Status ändern");
    const failed = messages["transaction|change|failed"];
    expect(alerts()).toEqual([["error", `${failed}: ${messages[reason]}`]]);
    expect(text()).toContain(messages[reason]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test("allows no second change while the first is pending", async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof updateTransactionAction>>>();
    action.mockReturnValue(answer.promise);
    await render(shownTransaction());
    await choose("RESERVED");
    await press("Status ändern");
    await choose("CANCELLED");
    expect(document.querySelector("dialog")?.open).toBe(false);
    await act(async () => answer.resolve({ ok: true, answer: shownTransaction() }));
    await choose("CANCELLED");
    expect(document.querySelector("dialog")?.open).toBe(true);
  });

  test.each([
    ["buyer", shownPurchase()],
    ["administrator who buys", shownTransaction({ isOwnRequest: true })],
  ])("warns the %s that a withdrawal is final", async (_, transaction) => {
    await render(transaction);
    expect(select().textContent).toContain(messages["transaction|change|withdraw"]);
    await choose("CANCELLED");
    expect(dialog()).toContain("von „angefragt“ auf „zurückgezogen“.");
    expect(dialog()).toContain(messages["transaction|change|last"]);
  });

  test.each(["RESERVED", "COMPLETED"] as const)("warns of a final status: %s", async (to) => {
    await render(shownTransaction());
    await choose(to);
    expect(dialog().includes(messages["transaction|change|last"])).toBe(to === "COMPLETED");
  });
});

describe("a final transaction", () => {
  test.each([
    ["transaction|change|final", { status: "COMPLETED" }],
    ["transaction|change|final|withdrawn", { status: "CANCELLED", withdrawn: true }],
    ["transaction|change|final|account_gone", { status: "CANCELLED" }],
  ] as const)("has its dropdown disabled with the hint %s", async (hint, details) => {
    await render(shownTransaction({ ...details, settableStatuses: [] }));
    expect(select().disabled).toBe(true);
    const described = document.getElementById(select().getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe(messages[hint]);
  });
});

describe("the change that was the last", () => {
  test.each([
    ["reason", shownTransaction(), { status: "COMPLETED" }, messages["transaction|change|final"]],
    ["status", shownPurchase(), { status: "CANCELLED", withdrawn: true }, "zurückgezogen"],
  ] as const)("hands the dropdown's focus to the %s", async (...given) => {
    const [, before, details, focused] = given;
    await render(before);
    select().focus();
    await render({ ...before, ...details, settableStatuses: [] });
    expect(document.activeElement?.textContent).toBe(focused);
  });
});

test("before and without JavaScript nothing can be chosen", () => {
  draw(<TransactionStatusControl transaction={shownTransaction()} viewerId={viewerId} />);
  expect(document.querySelector("fieldset")?.disabled).toBe(true);
});

function render(transaction: Transaction): Promise<void> {
  return mount(
    <Screen>
      <TransactionStatusControl transaction={transaction} viewerId={viewerId} />
    </Screen>,
  );
}

function select(): HTMLSelectElement {
  return document.querySelector("select") ?? expect.fail("no dropdown");
}

function choose(to: string): Promise<void> {
  return act(async () => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set;
    setValue?.call(select(), to);
    select().dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function press(label: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("dialog button")];
  const button = buttons.find(({ textContent }) => textContent === label);
  return act(async () => (button ?? expect.fail(`no button ${label}`)).click());
}

function dialog(): string {
  return document.querySelector("dialog")?.textContent ?? "";
}

function text(): string {
  return document.body.textContent ?? "";
}

function alerts(): string[][] {
  return currentAlerts().map(({ kind, text: said }) => [kind, said]);
}
