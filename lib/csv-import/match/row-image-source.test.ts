import { expect, test } from "vitest";
import { imageIssuesOf } from "./row-image-source";

test.each([
  [{ mainImageUrl: "https://bilder.example/a.png" }, null],
  [{ mainImageUrl: "https://93.184.215.14/a.png" }, null],
  [{ mainImageUrl: "http://bilder.example/a.png" }, ["mainImageUrl", "picture_address", "http"]],
  [{ mainImageUrl: "https://127.0.0.1/a.png" }, ["mainImageUrl", "picture_address", "http"]],
  [{ mainImageUrl: "https://[::1]/a.png" }, ["mainImageUrl", "picture_address", "http"]],
  [{ mainImageUrl: "bild3.jpg" }, ["mainImageUrl", "picture_address", "bild"]],
  [{ csvMainImageBase64: "bild3.jpg" }, ["csvMainImageBase64", "picture_invalid", "bild"]],
  [{ csvMainImageBase64: " " }, null],
])("for the image %j the check says %j", (fields, expected) => {
  const [field, code, value] = expected ?? [];
  expect(imageIssuesOf(fields)).toEqual(expected ? [{ field, code, value }] : []);
});
