import { expect, test } from "vitest";
import { bytesOf, type Entry, entryOf, packedEntryOf } from "./entry";

const page = {
  kind: "APP_PAGE",
  html: `<p>Ölpumpe „groß“ ${"– Stück ".repeat(2_000)}</p>`,
  rscData: Buffer.from("1:data"),
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
};

const entries: [string, Entry][] = [
  ["a page", { value: page, cacheControl: { revalidate: 300, expire: 900 } }],
  ["a short page", { value: { ...page, html: "<p>kurz</p>" }, cacheControl: undefined }],
  ["a read", { value: { kind: "FETCH", revalidate: false }, cacheControl: undefined }],
  ["nothing", { value: null, cacheControl: undefined }],
];

test.each(entries)("%s comes back as it was, and takes the declared size", (_, entry) => {
  // As a socket hands them over: in a block with much else.
  const bytes = bytesOf(entry);
  const block = Buffer.concat([Buffer.alloc(9), bytes, Buffer.alloc(100_000)]);
  const { packed, roomInBytes } = packedEntryOf(block.subarray(9, 9 + bytes.length));
  expect(entryOf(packed)).toEqual(entry);
  if (packed.value?.html) {
    expect(packed.value.html.buffer.byteLength).toBe(roomInBytes);
  }
});
