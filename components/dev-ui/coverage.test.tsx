import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { DevUiScreen } from "./dev-ui-screen";
import { sections } from "./sections";

const folder = import.meta.dirname;
/** What /dev/ui cannot show, and why. */
const unseen = {
  "alert-region": "stands in the layout of every page",
  "no-script": "shows where JavaScript is off",
  "pagination-links": "is drawn by pagination",
  "script-fields": "draws nothing",
  "soft-links": "listens in the layout, and draws nothing",
};

const tokens = { colours: [], contrasts: [], sizes: [], values: [] };

test("/dev/ui shows every part of components/ui, but for those that cannot be seen", () => {
  const parts = filesIn("../ui").map((file) => file.replace(".tsx", ""));
  const shown = filesIn(".")
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join();
  const missing = parts.filter((part) => !shown.includes(`"@/components/ui/${part}"`));
  expect(missing.sort()).toEqual(Object.keys(unseen));
});

test.each(["de", "en"] as const)(
  "/dev/ui has a section for each name, a heading in each (%s)",
  (locale) => {
    draw(<DevUiScreen tokens={tokens} />, locale);
    expect([...document.querySelectorAll("section[id] > h2")].map((it) => it.id)).toEqual(
      sections.map(({ name }) => `${name}-title`),
    );
  },
);

test("no two photographs have the same name", () => {
  draw(<DevUiScreen tokens={tokens} />, "de");
  const pictures = [...document.querySelectorAll("[data-picture]")];
  const names = pictures.map((picture) => picture.getAttribute("data-picture"));
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});

function filesIn(place: string): string[] {
  return readdirSync(path.join(folder, place)).filter((file) => /(?<!\.test)\.tsx$/.test(file));
}
