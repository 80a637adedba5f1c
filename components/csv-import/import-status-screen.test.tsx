import { expect, test } from "vitest";
import {
  noCounts,
  showImport,
  shownAlert,
  shownButtons,
  shownText,
} from "@/tests/factories/import-screen";
import { hrefOf, hrefs } from "@/tests/setup/screen";

test("a report names what is on offer now, what was left out, and until when it can be undone", () => {
  const counts = { ...noCounts, new: 1_980, paused: 3, invalid: 20 };
  const importedAt = new Date("2026-11-22T12:00:00Z");
  const undoableUntil = new Date("2026-12-22T12:00:00Z");
  showImport({ status: "IMPORTED", counts, importedAt, undoableUntil, onOffer: 1_979 });
  expect(shownText()).toContain("1.979 Teile sind jetzt im Angebot, 3 pausiert");
  expect(shownText()).toContain("Importiert am 22.11.2026, 13:00");
  expect(shownText()).toContain("20 Zeilen wurden ausgelassen");
  expect(document.querySelectorAll("ol.list-decimal li")).toHaveLength(2);
  expect(shownText()).toContain("Möglich bis 22.12.2026, 13:00.");
  expect(shownButtons()).toContain("Import rückgängig machen");
  expect(document.querySelector("dialog")?.textContent).toContain("bleibt, wie es ist");
  expect(hrefs("nav a")).toEqual([]);
});

test.each([
  [{ new: 1 }, "Das neue Inserat wird gelöscht. Was seitdem"],
  [
    { updated: 1_030 },
    "Die 1.030 geänderten oder pausierten Inserate werden wieder wie zuvor. Was seitdem",
  ],
  [
    { new: 980, updated: 1 },
    "Die 980 neuen Inserate werden gelöscht. Das geänderte oder pausierte Inserat wird wieder wie zuvor. Was seitdem",
  ],
  [{ updated: 1, paused: 2 }, "Die 3 geänderten oder pausierten Inserate werden wieder wie zuvor."],
])("the undo of %j explains its effect first", (counts, sentence) => {
  const undoableUntil = new Date("2026-12-22T12:00:00Z");
  showImport({ status: "IMPORTED", counts: { ...noCounts, ...counts }, undoableUntil });
  expect(document.querySelector("dialog")?.textContent).toContain(sentence);
});

test("a failed undo is shown above the report", () => {
  showImport({ status: "IMPORTED", counts: noCounts, failure: "UNAVAILABLE" });
  expect(shownAlert()).toContain("rückgängig");
});

test("an undo lists removed, restored and remaining listings", () => {
  const remaining = {
    id: 7,
    nameDe: "Schütz",
    nameEn: null,
    mpn: "3RT2026",
    reason: "REQUESTED",
  } as const;
  showImport(
    { status: "UNDONE", undone: { removed: 1_200, restored: 30, kept: 4 } },
    { remaining: [remaining] },
  );
  const figures = [...document.querySelectorAll("dl > div")].map((figure) => figure.textContent);
  expect(figures).toEqual(["Gelöscht1.200", "Zurückgesetzt30", "Nicht zurückgenommen4"]);
  expect(shownText()).toContain("seit dem Import jemand bearbeitet oder angefragt");
  expect(document.querySelector("li a")?.getAttribute("href")).toBe("/listing/detail/7");
  const [told] = document.querySelectorAll("#kept ~ ul");
  expect(told?.textContent).toBe("Schütz3RT2026seitdem angefragt oder Anfrage geändert");
  expect(shownText()).toContain("und 3 weitere.");
});

test("a failed check can be tried again, and nothing was written", () => {
  showImport({ status: "FAILED", failure: "UNAVAILABLE" });
  expect(shownAlert()).toContain("Die Datei konnte nicht geprüft werden: Der Dienst");
  expect(shownButtons()).toContain("Erneut prüfen");
});

test("when the file is invalid, another one can be chosen", () => {
  showImport({ status: "FAILED", failure: "CSV_ROWS_INVALID" });
  expect(hrefOf("Datei noch einmal wählen")).toBe("/csv-import");
  expect(shownButtons()).not.toContain("Erneut prüfen");
});

test("a failed import has an English text", () => {
  showImport({ status: "FAILED", failure: "UNAVAILABLE", counts: noCounts }, { locale: "en" });
  expect(shownAlert()).toContain("Failed to create listings");
});

test("a job shows its progress in words and as a bar, and can be cancelled", () => {
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
])("a job without a known total shows no numbers: %j", (progress, name) => {
  showImport({ status: "IMPORTING", progress });
  expect(shownText()).toContain(name);
  expect(shownText()).not.toContain("von 0");
  expect(document.querySelector("progress")?.hasAttribute("value")).toBe(false);
  expect(document.querySelector("[role=status]")?.textContent).toBe(name);
});

test("progress is announced at each quarter only", () => {
  const said = [0, 308, 309, 616, 617].map((done) => {
    showImport({ status: "CHECKING", progress: { phase: "check", done, of: 1_234 } });
    return document.querySelector("[role=status]")?.textContent;
  });
  expect(said).toEqual(
    ["0", "0", "25", "25", "50"].map((percent) => `Zeilen werden geprüft, ${percent} Prozent`),
  );
});

test("a running undo shows no buttons", () => {
  showImport({ status: "UNDOING", progress: null });
  expect(shownButtons()).toEqual([]);
});
