import { describe, expect, test } from "vitest";
import { isSound } from "@/lib/files/content/check-file-content";
import { kindOf } from "@/lib/files/content/file-kinds";
import { allParts } from "../parts";
import { partDocuments } from "./part-documents";

const documented = allParts.filter((part) => partDocuments(part).length > 0);

test("at least ten parts of the demo have a data sheet, a certificate and a drawing each", () => {
  expect(documented.length).toBeGreaterThanOrEqual(10);
  for (const part of documented) {
    const types = partDocuments(part).map(({ type }) => type);
    expect(new Set(types), part.mpn).toEqual(new Set(["SPECS", "CERTIFICATE", "CAD"]));
  }
});

describe.each(documented)("the documents of $manufacturer $mpn", (part) => {
  test("are what their names say, small, and would be accepted from any seller", async () => {
    for (const { name, fileType, bytes } of partDocuments(part)) {
      const kind = kindOf(fileType, name);
      expect(bytes.length, name).toBeLessThan(5_000);
      expect(await isSound(kind?.contentType ?? "", bytes), name).toBe(true);
    }
  });
});
