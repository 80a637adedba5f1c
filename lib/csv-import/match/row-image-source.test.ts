import { expect, test } from "vitest";
import { rowImageOf } from "./row-image-source";

test.each([
  [{ mainImageUrl: "https://bilder.example/a.png" }, undefined],
  [{ mainImageUrl: "https://93.184.215.14/a.png" }, undefined],
  [{ mainImageUrl: "http://bilder.example/a.png" }, "picture_address"],
  [{ mainImageUrl: "https://127.0.0.1/a.png" }, "picture_address"],
  [{ mainImageUrl: "https://[::1]/a.png" }, "picture_address"],
  [{ mainImageUrl: "bild3.jpg" }, "picture_address"],
  [{ csvMainImageBase64: "bild3.jpg" }, "picture_invalid"],
])("for the image %j the check says %j", (fields, error) => {
  expect(rowImageOf(fields)?.error).toBe(error);
});

test("a blank cell is no image", () => {
  expect(rowImageOf({ csvMainImageBase64: " " })).toBeNull();
});
