import { expect, test } from "vitest";
import { showImport, shownButtons, shownText } from "@/tests/factories/import-screen";

test("a job tells how far it is, in words and by a bar, and can be cancelled", () => {
  showImport({ status: "CHECKING", progress: { phase: "check", done: 600, of: 1_234 } });
  expect(document.querySelector("h1")?.textContent).toBe("Datei wird geprüft");
  expect(shownText()).toContain("600 von 1.234 Zeilen geprüft");
  const bar = document.querySelector("progress");
  expect([bar?.getAttribute("value"), bar?.getAttribute("max")]).toEqual(["600", "1234"]);
  expect(shownButtons()).toEqual(["Abbrechen"]);
});

test.each([
  [{ phase: "pictures" as const, done: 0, of: 0 }, "Bilder werden geholt"],
  [null, "Wird vorbereitet"],
])(
  "of a job that does not know yet how much it is there are words and no numbers: %j",
  (progress, name) => {
    showImport({ status: "IMPORTING", progress });
    expect(shownText()).toContain(name);
    expect(shownText()).not.toContain("von 0");
    expect(document.querySelector("progress")?.hasAttribute("value")).toBe(false);
    expect(document.querySelector("[role=status]")?.textContent).toBe(name);
  },
);

test("progress is said at each quarter only", () => {
  const said = [0, 308, 309, 616, 617].map((done) => {
    showImport({ status: "CHECKING", progress: { phase: "check", done, of: 1_234 } });
    return document.querySelector("[role=status]")?.textContent;
  });
  expect(said).toEqual(
    ["0", "0", "25", "25", "50"].map((percent) => `Zeilen werden geprüft, ${percent} Prozent`),
  );
});

test("an undo goes through", () => {
  showImport({ status: "UNDOING", progress: null });
  expect(shownButtons()).toEqual([]);
});
