import { expect, test } from "vitest";
import { draw, hrefs } from "@/tests/setup/screen";
import { ImportSteps } from "./import-steps";

function words(): (string | undefined)[] {
  return [...document.querySelectorAll("li")].map((step) => step.textContent?.replace(/^\d/, ""));
}

test("the current step is marked, and finished steps are links", () => {
  draw(<ImportSteps current="preview" importId="i-1" />);
  expect(words()).toEqual([
    "Datei (erledigt)",
    "Spalten (erledigt)",
    "Vorgaben (erledigt)",
    "Vorschau",
    "Import",
  ]);
  expect(document.querySelector("[aria-current=step]")?.textContent).toBe("4Vorschau");
  expect(hrefs("a")).toEqual([
    "/csv-import",
    "/csv-import/i-1/columns",
    "/csv-import/i-1/defaults",
  ]);
});

test("after an import no step is a link, and before the file none either", () => {
  draw(<ImportSteps current="import" importId="i-1" />);
  expect(hrefs("a")).toEqual([]);
  draw(<ImportSteps current="file" />);
  expect(hrefs("a")).toEqual([]);
});
