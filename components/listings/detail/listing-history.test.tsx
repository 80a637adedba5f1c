import { describe, expect, test } from "vitest";
import type { ListingHistoryEntry } from "@/lib/listings/listing";
import { draw } from "@/tests/setup/screen";
import { ListingHistory } from "./listing-history";

const seller = { id: "u-1", username: "Papierfabrik" };
const paused: ListingHistoryEntry = {
  field: "STATUS",
  from: "ACTIVE",
  to: "DRAFT",
  createdAt: new Date("2026-11-21T13:05:00Z"),
  by: "owner",
  actor: seller,
};

describe("the history of a listing", () => {
  test.each([
    ["Status: aktiv → pausiert", {}],
    ["Inserat angelegt", { from: null, to: "ACTIVE" }],
    ["Menge: 10 → 1.200", { field: "QUANTITY", from: 10, to: 1200 }],
    [
      "Preis pro Stück: 12,50 € → 1.000,00 €",
      { field: "PRICE_PER_PRODUCT", from: 1250, to: 100_000 },
    ],
    ["Gesamtpreis: keiner → 1,00 €", { field: "PRICE_FOR_BUNDLE", from: null, to: 100 }],
  ] as const)("says %s", (line, change) => {
    render([{ ...paused, ...change }]);
    expect(text()).toContain(line);
  });

  test.each([
    ["durch Sie", "u-1", {}],
    ["durch den Verkäufer Papierfabrik", "admin", {}],
    ["durch die Administration", "u-1", { by: "administrator", actor: null }],
    [
      "durch die Administration (Aufsicht)",
      "other",
      { by: "administrator", actor: { id: "admin", username: "Aufsicht" } },
    ],
    ["automatisch", "u-1", { by: "system", actor: null }],
  ] as const)("says %s", (line, viewerId, who) => {
    render([{ ...paused, ...who }], viewerId);
    expect(text().endsWith(line)).toBe(true);
  });

  test("is missing for viewers who may not see it", () => {
    render([]);
    expect(text()).toBe("");
  });

  test("folds changes older than the last eight", () => {
    render(Array.from({ length: 10 }, () => paused));
    expect(document.querySelector("summary")?.textContent).toBe("2 ältere Änderungen");
    expect(document.querySelectorAll("details li")).toHaveLength(2);
    expect(document.querySelectorAll("li")).toHaveLength(10);
  });
});

function render(entries: ListingHistoryEntry[], viewerId = "u-1"): void {
  draw(<ListingHistory entries={entries} viewerId={viewerId} />);
}

function text(): string {
  return document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
}
