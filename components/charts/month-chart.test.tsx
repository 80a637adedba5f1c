import { beforeEach, describe, expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { MonthChart, unitSizeFor } from "./month-chart";

const names = Array.from({ length: 12 }, (_, place) =>
  new Date(Date.UTC(2025, 11 + place)).toISOString().slice(0, 7),
);

describe("a chart of twelve months", () => {
  test("the server's HTML has a bar, a value and a name for each month", () => {
    drawChart([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(heights()).toHaveLength(12);
    expect(values()).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    const axis = document.querySelector(".visx-axis-bottom")?.textContent;
    expect(axis).toBe("DezJan2026FebMärAprMaiJunJulAugSepOktNov");
    expect([...document.querySelectorAll("title")].at(-1)?.textContent).toBe(
      "November 2026: 11 Stück",
    );
  });

  test("a zero has no bar, and a small value has a visible one", () => {
    drawChart([0, 1, ...Array(9).fill(0), 1_000_000]);
    expect(heights()).toEqual([0, 2, ...Array(9).fill(0), 160]);
    expect(values().slice(0, 3)).toEqual(["0", "<0,1", "0"]);
    expect(document.querySelector("h3")?.textContent).toContain("million");
  });
});

test.each([
  [0, "one"],
  [999, "one"],
  [1000, "thousand"],
  [999_999, "thousand"],
  [1_000_000, "million"],
  [90_000_000_000_000, "billion"],
])("the greatest value %d is shown in units of one %s", (greatest, size) => {
  expect(unitSizeFor(greatest)).toBe(size);
});

beforeEach(() => {
  document.body.innerHTML = "";
});

function drawChart(amounts: number[]): void {
  const months = names.map((month, place) => {
    const value = amounts[place] ?? 0;
    return { month, value, text: `${value} Stück` };
  });
  draw(
    <MonthChart
      title="Neue Inserate"
      unit={(size) => size}
      summary="Zusammen 36"
      months={months}
    />,
  );
}

function heights(): number[] {
  return [...document.querySelectorAll(".visx-bar")].map((bar) =>
    Number(bar.getAttribute("height")),
  );
}

function values(): (string | null)[] {
  return [...document.querySelectorAll(".chart-value")].map((text) => text.textContent);
}
