import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { paperColours, themeScript } from "./theme";

test.each(["light", "dark"] as const)(
  "a chosen %s theme applies before the page is shown",
  (theme) => {
    const page = pageWith({ getItem: () => theme });
    expect(page.dataset).toEqual({ theme });
    expect(page.bars).toEqual([{ name: "theme-color", content: paperColours[theme] }]);
  },
);

test.each([null, "system", "", "sepia", "constructor", "__proto__"])(
  "%j leaves the theme to the system",
  (kept) => {
    const page = pageWith({ getItem: () => kept });
    expect([page.dataset, page.bars]).toEqual([{}, []]);
  },
);

test("a choice in another tab applies here too", () => {
  const page = pageWith({ getItem: () => "dark" });
  page.store({ key: "theme", newValue: "light" });
  expect(page.dataset).toEqual({ theme: "light" });
  expect(page.bars).toMatchObject([{ content: paperColours.light }]);
  page.store({ key: "other", newValue: "dark" });
  expect(page.dataset).toEqual({ theme: "light" });
  page.store({ key: null, newValue: null });
  expect([page.dataset, page.bars]).toEqual([{}, []]);
});

test("the papers are those of the theme", () => {
  const css = readFileSync(new URL("../../app/theme.css", import.meta.url), "utf8");
  const { light, dark } = paperColours;
  expect(css).toContain(`--color-paper: light-dark(${light}, ${dark});`);
});

interface Stored {
  key: string | null;
  newValue: string | null;
}

/** As much of a document as the script touches. */
function pageWith(localStorage: { getItem: () => string | null }) {
  const page = { dataset: {}, bars: [] as object[], store: (_event: Stored): void => undefined };
  const bar = { remove: () => void page.bars.splice(0) };
  runInNewContext(themeScript, {
    localStorage,
    addEventListener: (_kind: string, hear: (event: Stored) => void) => {
      page.store = hear;
    },
    document: {
      documentElement: page,
      head: { prepend: (added: object) => page.bars.splice(0, 1, added) },
      createElement: () => bar,
    },
  });
  Object.defineProperty(bar, "remove", { enumerable: false });
  return page;
}
