import { setImmediate as nextRound } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readJson, readPayload } from "./read-payload";

const limitInBytes = 4_096;
const json = { "content-type": "application/json" };

function requestOf(body: BodyInit | null, headers: Record<string, string> = json): Request {
  const init = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://localhost/operations/x", init as RequestInit);
}

/** A body of equal pieces, as they come over a line, and which of them have been asked for. Without `pieces` it goes on until `end`. */
function countedBody(pieces = Number.POSITIVE_INFINITY, pieceInBytes = 1_024) {
  const given: WeakRef<Uint8Array>[] = [];
  let isOver = false;
  const pull = async (controller: ReadableStreamDefaultController) => {
    await nextRound();
    if (isOver || given.length === pieces) {
      return controller.close();
    }
    const piece = new Uint8Array(pieceInBytes).fill(0x20);
    given.push(new WeakRef(piece));
    controller.enqueue(piece);
  };
  const end = () => {
    isOver = true;
  };
  return { stream: new ReadableStream({ pull }, { highWaterMark: 0 }), given, end };
}

describe("the limit", () => {
  test.each([
    ["as much as the limit", limitInBytes, undefined],
    ["one byte more", limitInBytes + 1, "PAYLOAD_TOO_LARGE"],
  ])("%s", async (_, length, code) => {
    const text = `{"json":1}${" ".repeat(length - 10)}`;
    const outcome = await readPayload(requestOf(text), limitInBytes).catch((error) => error.code);
    expect(outcome).toBe(code ?? 1);
  });

  test.each([
    ["no length", {}],
    ["a length of nothing", { "content-length": "0" }],
    ["a small length", { "content-length": "10" }],
    ["a length that is none", { "content-length": "-1" }],
  ])("counts the bytes that come, whatever is declared: %s", async (_, declared) => {
    const { stream } = countedBody(8);
    const read = readPayload(requestOf(stream, { ...json, ...declared }), limitInBytes);
    await expect(read).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  test("a megabyte where an operation says nothing, and for auth calls", async () => {
    for (const read of [readPayload, readJson]) {
      const text = `{"json":1}${" ".repeat(1024 * 1024 - 10)}`;
      expect(await read(requestOf(text))).toEqual(read === readJson ? { json: 1 } : 1);
      await expect(read(requestOf(`${text} `))).rejects.toMatchObject({ status: 413 });
    }
  });

  test("a body without an end is rejected before it", async () => {
    const { stream, given, end } = countedBody(undefined, 1024 * 1024);
    const read = readPayload(requestOf(stream), limitInBytes);
    await expect(read).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect(given.length).toBeLessThan(100);
    end();
  });
});

const utf16 = (text: string, mark: string) => new Uint8Array(Buffer.from(mark + text, "utf16le"));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
const text = '{"json":"Größe"}';

describe("what a body is written in", () => {
  test.each([
    ["application/json", text],
    ["application/json; charset=utf-8", text],
    ["Application/JSON;charset=UTF-8", text],
    ['application/json; charset="utf-8"', text],
    ["application/json;charset=utf8;profile=x", text],
    ["application/json", `\uFEFF${text}`],
    ["application/json", ` \r\n${text}\n`],
  ])("%s, %j is read", async (type, body) => {
    expect(await readPayload(requestOf(body, { "content-type": type }))).toBe("Größe");
  });

  test.each([
    "text/plain",
    "text/json",
    "application/jsonp",
    "application/json, text/plain",
    "application/json; charset=utf-16",
    "application/json; charset=iso-8859-1",
    "application/json; profile=x; charset=windows-1252",
    "application/json; charset=",
  ])("%s is a type that is not read", async (type) => {
    for (const read of [readPayload, readJson]) {
      const rejected = read(requestOf(text, { "content-type": type }));
      await expect(rejected).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
    }
  });

  test.each([
    ["UTF-16 with its mark", utf16(text, "\uFEFF")],
    ["UTF-16 of the other order with its mark", swapped(utf16(text, "\uFEFF"))],
    ["UTF-16 without a mark", utf16(text, "")],
    ["UTF-16 of plain letters", utf16('{"json":1}', "")],
    ["Latin letters of one byte", new Uint8Array(Buffer.from(text, "latin1"))],
    ["a text cut within a letter", new TextEncoder().encode(text).subarray(0, 12)],
  ])("%s is unreadable", async (_, body) => {
    for (const read of [readPayload, readJson]) {
      const rejected = read(requestOf(body));
      await expect(rejected).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  test.each(["gzip", "br", "deflate", "GZIP", "identity, gzip", "x"])(
    "a body compressed by %s is not unpacked",
    async (encoding) => {
      const headers = { ...json, "content-encoding": encoding };
      for (const read of [readPayload, readJson]) {
        const rejected = read(requestOf(text, headers));
        await expect(rejected).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
      }
    },
  );
});

describe("no body", () => {
  test.each([{}, json, { "content-type": "text/plain" }])(
    "with %j is no payload, but no JSON of an auth call either",
    async (headers) => {
      for (const body of [null, "", " \n"]) {
        // A text brings a type of its own.
        const request = () => requestOf(body === null ? null : new Blob([body]).stream(), headers);
        expect(await readPayload(request())).toBeUndefined();
        await expect(readJson(request())).rejects.toMatchObject({
          status: headers === json ? 400 : 415,
        });
      }
    },
  );
});
