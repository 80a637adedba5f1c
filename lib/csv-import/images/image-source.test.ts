import { expect, test } from "vitest";
import { maxImageBytes } from "@/lib/files/content/base64-image";
import { decodeBase64, sourceHashOf } from "./image-source";

const bytes = Buffer.from("ein Bild, sozusagen");
const cell = bytes.toString("base64");
const invalid = { code: "picture_invalid" };

test.each([
  ["as it is", cell],
  ["with its kind before it", `data:image/png;base64,${cell}`],
  ["with a parameter more", `data:image/png;name=x.png;base64,${cell}`],
  ["in lines", cell.replace(/.{5}/g, "$&\r\n")],
  ["with spaces around", ` \t${cell} `],
])("Base64 %s is decoded", (_, text) => {
  expect(decodeBase64(text)).toEqual(bytes);
});

test.each([
  ["nothing", ""],
  ["a prefix alone", "data:image/png;base64,"],
  ["a sign of another alphabet", `${cell.slice(0, -4)}-_==`],
  ["a missing end", cell.slice(0, -1)],
  ["padding in the middle", `ab==${cell}`],
  ["data that are not Base64", `data:image/png,${cell}`],
  ["a file name", "bild.png"],
])("%s is rejected", (_, text) => {
  expect(() => decodeBase64(text)).toThrow(expect.objectContaining(invalid));
});

test("Base64 of more than 10 MB is rejected before it is decoded", () => {
  const full = Buffer.alloc(maxImageBytes).toString("base64");
  expect(decodeBase64(full)).toHaveLength(maxImageBytes);
  const tooLarge = expect.objectContaining({ code: "picture_too_large" });
  expect(() => decodeBase64(`${full}AAAA`)).toThrow(tooLarge);
  // The size is checked before the alphabet.
  expect(() => decodeBase64("?".repeat(full.length + 4))).toThrow(tooLarge);
});

test("equal images have one hash, however they are written", () => {
  const hash = sourceHashOf({ base64: cell });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(sourceHashOf({ base64: `data:image/png;base64,\n${cell}` })).toBe(hash);
  const url = sourceHashOf({ url: "https://bilder.example/a.png" });
  expect(sourceHashOf({ url: " https://BILDER.example:443/x/../a.png#oben" })).toBe(url);
  expect(sourceHashOf({ url: "https://bilder.example/b.png" })).not.toBe(url);
});
