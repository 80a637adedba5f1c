import { act } from "react";
import { expect, test } from "vitest";
import { navigationFailed } from "@/components/form/watch-fetch";
import type { Analytics, MonthFigures } from "@/lib/analytics/schema";
import german from "@/messages/de.json";
import { mounted } from "@/tests/setup/mounted";
import { draw, hrefOf, Screen } from "@/tests/setup/screen";
import { AnalyticsScreen } from "./analytics-screen";

const mount = mounted();

const figures: Analytics = {
  listingCount: 1234,
  manufacturerCount: 56,
  transactionCompletionHourAvg: 83.96,
  transactionStatusCounts: { REQUESTED: 3, RESERVED: 4, CANCELLED: 5, COMPLETED: 36 },
};
const months: MonthFigures[] = Array.from({ length: 12 }, (_, place) => ({
  month: new Date(Date.UTC(2025, 11 + place)).toISOString().slice(0, 7),
  listings: place,
  requests: 2 * place,
  completions: place === 3 ? 1 : 0,
  volumeInCt: place === 3 ? 123_456_789 : 0,
}));

test("each count leads to the list of what it counts", () => {
  drawScreen();
  expect(hrefOf("1.234")).toBe("/listing/search?showInactive=true&showUnavailable=true");
  expect(hrefOf("56")).toBe("/admin/manufacturers");
  expect(hrefOf("48")).toBe("/transaction/user?view=all");
  expect(hrefOf("36")).toBe("/transaction/user?view=all&status=COMPLETED");
});

test("the table shows every number of the charts, the running month first", () => {
  drawScreen();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual(["November 2026 (bis heute)", "11", "22", "0", "0,00\u00a0€"]);
  expect(rows[8]).toEqual(["März 2026", "3", "6", "1", "1.234.567,89\u00a0€"]);
  expect(document.querySelectorAll("td[data-numeric]")).toHaveLength(48);
});

test("a chart's summary names the total and the largest month", () => {
  drawScreen();
  const sentences = [...document.querySelectorAll("figcaption p")].map((text) => text.textContent);
  expect(sentences[0]).toBe("Zusammen 66, am meisten im November 2026: 11");
  expect(sentences[3]).toBe(
    "Zusammen 1.234.567,89\u00a0€, am meisten im März 2026: 1.234.567,89\u00a0€",
  );
  draw(
    screenOf(
      figures,
      months.map((row) => ({ ...row, listings: 0 })),
    ),
  );
  expect(document.querySelector("figcaption p")?.textContent).toBe(
    "In diesen zwölf Monaten nichts",
  );
});

test("figures that cannot be refreshed are not shown as new", async () => {
  await mount(<Screen>{screenOf(figures)}</Screen>);
  const said = () => document.querySelector("[role=status]")?.textContent;
  await act(async () => document.querySelector("button")?.click());
  expect(said()).toBe(german["admin|analytics|refreshed"]);
  await act(async () => void dispatchEvent(new Event(navigationFailed)));
  expect(said()).toBe("");
});

function drawScreen(): void {
  draw(screenOf(figures));
}

function screenOf(shown: Analytics, rows = months) {
  return <AnalyticsScreen figures={shown} months={rows} asOf={new Date("2026-11-22T12:00Z")} />;
}
