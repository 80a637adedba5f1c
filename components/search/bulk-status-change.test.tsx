import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentAlerts, dismissAlert } from "@/components/ui/alerts";
import { setListingStatusAction } from "@/lib/actions/listings";
import messages from "@/messages/de.json";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { BulkStatusChange } from "./bulk-status-change";
import { type NamedListing, type SelectableListing, SelectionBox } from "./selection-context";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
vi.mock("@/lib/actions/listings", () => ({ setListingStatusAction: vi.fn() }));

const action = vi.mocked(setListingStatusAction);
const shown: NamedListing[] = [
  { id: 1, status: "ACTIVE", name: "Teil 1" },
  { id: 2, status: "DRAFT", name: "Teil 2" },
  { id: 3, status: "DELETED", name: "Teil 3" },
];
const mount = mounted();

beforeEach(async () => {
  action.mockReset();
  refresh.mockReset();
  for (const { topic } of currentAlerts()) {
    dismissAlert(topic);
  }
  await mount(list());
});

describe("a list of which several can be changed", () => {
  test("shows how many are selected and how many each button changes", async () => {
    expect(document.querySelector("[role=status]")?.textContent).toBe("");
    await tick("Teil 1 auswählen");
    await tick("Teil 3 auswählen");
    expect(document.querySelector("[role=status]")?.textContent).toBe("2 ausgewählt");
    expect(buttons()).toEqual(["Pausieren (1)", "Aktivieren (1)", "Löschen (1)"]);
    await tick("Teil 1 auswählen");
    expect(buttons()).toEqual(["Pausieren (0)", "Aktivieren (1)", "Löschen (0)"]);
    expect(button("Pausieren (0)").disabled).toBe(true);
  });

  test("changes the selected listings that allow it, shows the result and clears the selection", async () => {
    action.mockResolvedValue({ ok: true, answer: { count: 1 } });
    await tick("Alle 3 auswählen");
    await press("Pausieren (1)");
    expect(action).toHaveBeenCalledExactlyOnceWith("u-1", [{ id: 1, status: "DRAFT" }]);
    expect(refresh).toHaveBeenCalledOnce();
    expect(alerts()).toEqual([["success", "1 Inserat pausiert"]]);
    expect(ticked()).toEqual([]);
    expect(document.activeElement).toBe(box("Alle 3 auswählen"));
  });

  test("keeps the selection after an error, and says why and at which listing", async () => {
    action.mockResolvedValue({
      ok: false,
      code: "LISTING_STATUS_CONFLICT",
      issues: [],
      listingId: 2,
    });
    await tick("Teil 2 auswählen");
    await press("Aktivieren (1)");
    expect(alerts()).toEqual([
      [
        "error",
        `Status kann nicht auf „aktiv“ gesetzt werden: ${messages["error|LISTING_STATUS_CONFLICT"]} („Teil 2“)`,
      ],
    ]);
    expect(ticked()).toEqual(["2"]);
  });

  test("asks before it deletes, and names the number that it would delete", async () => {
    action.mockResolvedValue({ ok: true, answer: { count: 2 } });
    await tick("Alle 3 auswählen");
    await press("Löschen (2)");
    expect(document.querySelector("dialog h2")?.textContent).toBe(
      "Möchten Sie diese 2 Inserate wirklich löschen?",
    );
    await press("Behalten");
    expect(action).not.toHaveBeenCalled();
    await press("Löschen (2)");
    await press("Löschen");
    expect(action).toHaveBeenCalledOnce();
    expect(alerts()).toEqual([["success", "2 Inserate gelöscht"]]);
  });
});

test("deleting or pausing requested parts names the open transactions of all selected listings", async () => {
  const requested = { lines: ["2 Stück · Molkerei · angefragt"], count: 1 };
  const reserved = { lines: ["3 Stück · Brauerei · reserviert"], count: 7 };
  // The second stands on another page.
  const traded: SelectableListing[] = [
    { id: 1, status: "ACTIVE", openTrades: requested },
    { id: 4, status: "ACTIVE", openTrades: reserved },
  ];
  action.mockResolvedValue({ ok: true, answer: { count: 2 } });
  await mount(list(traded, false));
  await tick("Alle 2 auswählen");
  await press("Pausieren (2)");
  expect(document.querySelector("dialog h2")?.textContent).toBe(
    "Möchten Sie diese 2 Inserate pausieren?",
  );
  const named = [
    "Offene Anfragen und Reservierungen:",
    "2 Stück · Molkerei · angefragt",
    "3 Stück · Brauerei · reserviert",
    "und 6 weitere",
  ];
  const said = () => document.querySelector("dialog p")?.textContent?.split("\n");
  expect(said()).toEqual([...named, "Beim Pausieren bleiben sie bestehen."]);
  expect(action).not.toHaveBeenCalled();
  await press("Abbrechen");
  await press("Löschen (2)");
  expect(said()?.slice(0, 5)).toEqual([
    ...named,
    "Beim Löschen werden sie storniert, und die Käufer erfahren es per E-Mail.",
  ]);
  await press("Löschen");
  expect(action).toHaveBeenCalledOnce();
});

describe("a list of which this is one page", () => {
  const elsewhere = [
    { id: 4, status: "ACTIVE" },
    { id: 5, status: "DRAFT" },
  ] as const;

  test("selects all of the filter, says how many, and sends those of other pages too", async () => {
    action.mockResolvedValue({ ok: true, answer: { count: 4 } });
    await mount(list([...shown, ...elsewhere]));
    await tick("Alle 5 auswählen");
    expect(document.querySelector("[role=status]")?.textContent).toBe("Alle 5 ausgewählt");
    expect(buttons()).toEqual(["Pausieren (2)", "Aktivieren (3)", "Löschen (4)"]);
    await press("Löschen (4)");
    expect(document.querySelector("dialog h2")?.textContent).toBe(
      "Möchten Sie diese 4 Inserate wirklich löschen?",
    );
    await press("Löschen");
    expect(action.mock.calls[0]?.[1].map(({ id }) => id)).toEqual([1, 2, 4, 5]);
    expect(document.querySelector("[role=status]")?.textContent).toBe("");
  });
});

function list(all: SelectableListing[] = shown, isCut = false) {
  return (
    <Screen>
      <BulkStatusChange userId="u-1" shown={shown} all={all} isCut={isCut}>
        {shown.map(({ id }) => (
          <SelectionBox key={id} id={id} label={`Teil ${id} auswählen`} />
        ))}
      </BulkStatusChange>
    </Screen>
  );
}

function box(label: string): HTMLInputElement {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const named = boxes.find(
    (one) =>
      (one.getAttribute("aria-label") ?? one.closest("label")?.textContent?.trim()) === label,
  );
  return named ?? expect.fail(`no box ${label}`);
}

function tick(label: string): Promise<void> {
  return act(async () => box(label).click());
}

function ticked(): string[] {
  return shown.flatMap(({ id, name }) => (box(`${name} auswählen`).checked ? [String(id)] : []));
}

function button(text: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  return all.find(({ textContent }) => textContent === text) ?? expect.fail(`no button ${text}`);
}

function buttons(): (string | null)[] {
  const all = [...document.querySelectorAll("fieldset button")];
  return all.filter((one) => !one.closest("dialog")).map(({ textContent }) => textContent);
}

function press(text: string): Promise<void> {
  return act(async () => button(text).click());
}

function alerts(): string[][] {
  return currentAlerts().map(({ kind, text }) => [kind, text]);
}
