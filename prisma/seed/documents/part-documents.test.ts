import { describe, expect, test } from "vitest";
import { isSound } from "@/lib/documents/inspection";
import { kindOf } from "@/lib/documents/kinds";
import { allParts } from "../parts";
import { partDocuments } from "./part-documents";
import { pdfPage } from "./pdf-page";

const documented = allParts.filter((part) => partDocuments(part).length > 0);

test("at least ten parts of the demo have a data sheet, a certificate and a drawing each", () => {
  expect(documented.length).toBeGreaterThanOrEqual(10);
  for (const part of documented) {
    const types = partDocuments(part).map(({ type }) => type);
    expect(new Set(types), part.mpn).toEqual(new Set(["SPECS", "CERTIFICATE", "CAD"]));
  }
});

describe.each(documented)("the documents of $manufacturer $mpn", (part) => {
  test("are what their names say, small, and would be taken from any seller", async () => {
    for (const { name, fileType, bytes } of partDocuments(part)) {
      const kind = kindOf(fileType, name);
      expect(bytes.length, name).toBeLessThan(5_000);
      expect(await isSound(kind?.contentType ?? "", bytes), name).toBe(true);
    }
  });

  test("name no company that sells", () => {
    for (const { name, bytes } of partDocuments(part)) {
      expect(bytes.toString("latin1"), name).not.toMatch(/Weserland|Neckartal/);
    }
  });
});

test("a page of a PDF says where each of its parts begins, and keeps brackets and umlauts", () => {
  const text = { title: "Prüfung (1)", subtitle: "Öl – 5 €", rows: [], paragraphs: [], footer: "" };
  const file = pdfPage(text).toString("latin1");
  const [, table = ""] = file.split("xref\n0 8\n");
  const places = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(7);
  for (const [index, place] of places.entries()) {
    expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
  expect(file).toContain("(Prüfung \\(1\\)) Tj");
  expect(file).toContain("(Öl \x96 5 \x80) Tj");
});
