import { beforeEach, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert } from "@/components/ui/alerts";
import type { CsvImport, CsvImportStatus } from "@/lib/csv-import/csv-import-schema";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { ImportOutcomeAlert, importStateId } from "./import-outcome-alert";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-reliable-push", () => ({ useReliablePush: () => push }));

const whole = {
  new: 1_234,
  updated: 20,
  paused: 0,
  unchanged: 0,
  skipped: 0,
  invalid: 0,
  merged: 0,
  withoutImage: 0,
};
const mount = mounted();

beforeEach(() => {
  push.mockReset();
  for (const { topic } of currentAlerts()) {
    dismissAlert(topic);
  }
});

test.each(["IMPORTING", "CHECKED"] as const)(
  "an import that ends on its page goes from %s to own listings with an alert",
  async (before) => {
    await show(before);
    await show("IMPORTED");
    const text = "Import abgeschlossen: 1.234 neu, 20 geändert. 1.254 Teile sind jetzt im Angebot.";
    expect(alerts()).toEqual([["success", text]]);
    expect(push).toHaveBeenCalledExactlyOnceWith("/listing/user");
  },
);

test("an import with left-out rows stays on its report with their file", async () => {
  const counts = { ...whole, invalid: 1_017 };
  await show("IMPORTING", null, counts);
  await show("IMPORTED", null, counts, 0);
  const text = "Import abgeschlossen: 1.234 neu, 20 geändert, 1.017 ausgelassen.";
  expect(alerts()).toEqual([["warning", text]]);
  expect(push).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe(importStateId);
});

test("a report that is opened later stays, as does one with a failed undo", async () => {
  await show("IMPORTED");
  await show("UNDOING");
  await show("IMPORTED");
  expect([alerts(), push.mock.calls]).toEqual([[], []]);
});

test.each(["FAILED", "CHECKED"] as const)(
  "an import that ends as %s is shown by an alert",
  async (after) => {
    await show("IMPORTING");
    await show(after, "CSV_IMPORT_CHANGED");
    expect(alerts()).toEqual([["error", "Die Inserate konnten nicht angelegt werden."]]);
  },
);

test("a cancelled import shows no alert", async () => {
  await show("IMPORTING");
  await show("CHECKED");
  expect(alerts()).toEqual([]);
});

test("the focus of a removed button moves to its replacement", async () => {
  await show("CHECKED");
  await show("IMPORTING");
  expect(document.activeElement?.id).toBe(importStateId);
});

async function show(
  status: CsvImportStatus,
  failure: CsvImport["failure"] = null,
  counts = whole,
  onOffer = 1_254,
): Promise<void> {
  await mount(
    <Screen>
      <ImportOutcomeAlert status={status} failure={failure} counts={counts} onOffer={onOffer} />
      <div id={importStateId} tabIndex={-1} />
    </Screen>,
  );
}

function alerts(): string[][] {
  return currentAlerts().map(({ kind, text }) => [kind, text]);
}
