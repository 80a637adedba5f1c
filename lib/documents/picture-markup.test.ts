import { expect, test } from "vitest";
import { hidesMarkup } from "./picture-markup";

const sliceBytes = 256 * 1024;
const picture = Buffer.alloc(3 * sliceBytes, 0xff);

function pictureWith(text: string, at: number): Buffer {
  const bytes = Buffer.from(picture);
  bytes.write(text, at, "latin1");
  return bytes;
}

const hidden = [
  "<!DOCTYPE html>",
  `<!doctype${" ".repeat(400)}html>`,
  "<HTML ",
  "<script>",
  "<iframe\n",
  `<svg width="9" ${"a".repeat(380)} xmlns="http://www.w3.org/2000/svg">`,
];

test.each(hidden)("%s is found wherever it stands", async (text) => {
  const border = sliceBytes - Math.floor(text.length / 2);
  for (const at of [0, 99, border, sliceBytes - 1, sliceBytes, picture.length - text.length]) {
    expect(await hidesMarkup(pictureWith(text, at)), `at ${at}`).toBe(true);
  }
});

test.each([
  "<svg width='9'>",
  "<svg > xmlns",
  "<scripture>",
  "<!doctype svg",
  "<x:xmpmeta xmlns:x=",
])("%s runs nowhere", async (text) => {
  expect(await hidesMarkup(pictureWith(text, 99))).toBe(false);
});

test.each(["<svg ", "<s", "<!", "<!doctype ", `<svg ${"x".repeat(400)}`, "<"])(
  "a file of nothing but %s is read in one pass, and others get their turn",
  async (text) => {
    const bytes = Buffer.alloc(8 * 1024 * 1024, text);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    // More than one pass, for each byte all the others, would not end within the time of a test.
    expect(await hidesMarkup(bytes)).toBe(false);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  },
);
