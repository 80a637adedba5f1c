import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition";

test("a plain name stands as it is", () => {
  expect(contentDisposition("6205-2RS.pdf")).toBe(
    `attachment; filename="6205-2RS.pdf"; filename*=UTF-8''6205-2RS.pdf`,
  );
});

test("umlauts are in the second form, and without their dots in the first", () => {
  expect(contentDisposition("Prüfmaß.pdf")).toBe(
    `attachment; filename="Prufmass.pdf"; filename*=UTF-8''Pr%C3%BCfma%C3%9F.pdf`,
  );
});

test("no name adds a header or ends the quotes", () => {
  const header = contentDisposition('a"; filename="b\r\nSet-Cookie: c=d\ud800');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header.split('"')).toHaveLength(3);
  expect(() => new Headers({ "content-disposition": header })).not.toThrow();
});
