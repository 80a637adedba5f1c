import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { AdminHead } from "./admin-head";
import { AnalyticsRefresh } from "./analytics-refresh";

test("on paper there is nothing to press: neither the way between pages nor the refresh", () => {
  const texts = { label: "Aktualisieren", pendingText: "", doneText: "" };
  draw(
    <>
      <AdminHead title="Auswertung" current="analytics" />
      <AnalyticsRefresh {...texts}>Stand 12:00</AnalyticsRefresh>
    </>,
  );
  const controls = [...document.querySelectorAll("a, button")];
  expect(controls).toHaveLength(6);
  expect(controls.filter((control) => !control.closest(".print\\:hidden"))).toEqual([]);
  for (const told of ["h1", "[role=status]"]) {
    expect(document.querySelector(told)?.closest(".print\\:hidden")).toBeNull();
  }
});
