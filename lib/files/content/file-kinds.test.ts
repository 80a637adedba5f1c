import { expect, test } from "vitest";
import { documentKinds, downloadNameOf, kindOf, uploadTypeOf } from "./file-kinds";

test.each(
  documentKinds.flatMap((kind) => kind.extensions.map((extension) => ({ kind, extension }))),
)(
  "x.$extension is accepted by its type, by its name alone, and as an unknown file",
  ({ kind, extension }) => {
    for (const type of [kind.contentType, ...kind.aliases, "", "application/octet-stream"]) {
      expect(kindOf(type, `Motor.${extension.toUpperCase()}`)).toBe(kind);
    }
    expect(kindOf(kind.contentType, "without an extension")).toBe(kind);
  },
);

test.each([
  ["text/html", "page.html"],
  ["image/svg+xml", "drawing.svg"],
  ["image/gif", "picture.gif"],
  ["application/zip", "all.zip"],
  ["application/octet-stream", "setup.exe"],
  ["", "README"],
  ["application/vnd.ms-excel", "list.xls"],
  ["text/html", "drawing.dxf"],
])("%j named %j is not accepted", (type, name) => {
  expect(kindOf(type, name)).toBeNull();
});

test("a known type under the extension of another kind is not accepted", () => {
  expect(kindOf("image/png", "photo.jpg")).toBeNull();
  expect(kindOf("application/pdf", "list.csv")).toBeNull();
});

test("a CSV that Windows calls Excel's is a CSV", () => {
  expect(kindOf("application/vnd.ms-excel", "teile.csv")?.contentType).toBe("text/csv");
});

test("a drawing that the browser calls text is a drawing", () => {
  expect(kindOf("text/plain; charset=utf-8", "welle.stp")?.contentType).toBe("model/step");
});

test("the upload carries the browser's type, or the one for unknown files", () => {
  expect(uploadTypeOf("Image/PNG; x=y")).toBe("image/png");
  expect(uploadTypeOf("")).toBe("application/octet-stream");
});

test("a file is saved under an extension of its kind", () => {
  expect(downloadNameOf("application/pdf", "Datenblatt.PDF")).toBe("Datenblatt.PDF");
  expect(downloadNameOf("application/pdf", "rechnung.pdf.exe")).toBe("rechnung.pdf.exe.pdf");
  expect(downloadNameOf("text/plain", "notes.html")).toBe("notes.html.txt");
});
