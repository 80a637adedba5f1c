import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { DevUiScreen } from "./dev-ui-screen";

const folder = import.meta.dirname;
/** What /dev/ui cannot show, and why. */
const unseen = {
  "alert-region": "stands in the layout of every page",
  "no-script": "shows where JavaScript is off",
  "pagination-links": "is drawn by pagination",
  "script-fields": "draws nothing",
  "soft-links": "listens in the layout, and draws nothing",
};

test("/dev/ui shows every part of components/ui, but for those that cannot be seen", () => {
  const parts = filesIn("../ui").map((file) => path.basename(file, ".tsx"));
  const shown = filesIn(".")
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join();
  const missing = parts.filter(
    (part) => !new RegExp(`"@/components/ui/(\\w+/)?${part}"`).test(shown),
  );
  expect(missing.sort()).toEqual(Object.keys(unseen));
});

test("no two screenshots have the same name", () => {
  draw(<DevUiScreen tokens={{ colours: [], sizes: [], values: [] }} />, "de");
  const images = [...document.querySelectorAll("[data-picture]")];
  const names = images.map((picture) => picture.getAttribute("data-picture"));
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});

function filesIn(place: string): string[] {
  return readdirSync(path.join(folder, place), { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file),
  );
}
