import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { type ByteRange, type Lifetimes, type Storage, usualLifetimes } from "@/lib/storage/driver";
import { makeKey } from "@/lib/storage/key";

export interface Subject {
  open: (lifetimes: Lifetimes) => Promise<Storage>;
  /** Addresses with a wrong signature, wrong claims or none. */
  forgeriesOf: (address: string, key: string, otherKey: string) => string[];
}

const bytes = new TextEncoder().encode("0123456789");
const png = { contentType: "image/png", sizeInBytes: null };
const pdf = { contentType: "application/pdf", fileName: "Prüfblatt 1.pdf" };

export function describeStorage(subject: Subject): void {
  let store: Storage;
  beforeAll(async () => {
    store = await subject.open(usualLifetimes);
  });

  async function stored(content: Uint8Array = bytes): Promise<string> {
    const key = newKey();
    await store.write(key, content, "application/pdf");
    return key;
  }

  test("an upload as granted is stored byte for byte", async () => {
    for (const sizeInBytes of [10, null]) {
      const key = newKey();
      const address = await store.signUpload({ ...png, key, sizeInBytes });
      expect(new URL(address).protocol).toBe("http:");
      expect((await put(address, bytes)).status).toBe(200);
      expect(await store.stat(key)).toEqual({ sizeInBytes: 10 });
      expect(await textOf(store, key)).toBe("0123456789");
    }
  });

  test("an upload of another type, or without one, is rejected and leaves nothing", async () => {
    const key = newKey();
    const address = await store.signUpload({ ...png, key });
    await expectRejected(put(address, bytes, "text/html"));
    await expectRejected(put(address, bytes, null));
    expect(await store.stat(key)).toBeNull();
  });

  test("an upload of more or fewer bytes than granted is rejected and leaves nothing", async () => {
    for (const sizeInBytes of [9, 11]) {
      const key = newKey();
      const address = await store.signUpload({ ...png, key, sizeInBytes });
      await expectRejected(put(address, bytes));
      await expectRejected(put(address, new Blob([bytes]).stream()));
      expect(await store.stat(key)).toBeNull();
    }
  });

  test("an upload that breaks off leaves nothing, nor what was there before", async () => {
    const key = newKey();
    const address = await store.signUpload({ ...png, key, sizeInBytes: 10 });
    await breakOff(address, "01234", 10);
    expect(await store.stat(key)).toBeNull();
    await put(address, bytes);
    await breakOff(address, "56789", 10);
    expect(await textOf(store, key)).toBe("0123456789");
  });

  test("without a granted size the limit applies, or the stored object shows that it did not", async () => {
    const key = newKey();
    const address = await store.signUpload({ ...png, key });
    const { status } = await put(address, new Uint8Array(maxUploadBytes + 1));
    const sizeInBytes = maxUploadBytes + 1;
    expect(await store.stat(key)).toEqual(status === 200 ? { sizeInBytes } : null);
    await store.remove([key]);
  });

  test("a later upload to the same address replaces the bytes, there and nowhere else", async () => {
    const neighbour = await stored();
    const key = newKey();
    const address = await store.signUpload({ ...png, key });
    await put(address, "first");
    expect((await put(address, "later")).status).toBe(200);
    expect(await textOf(store, key)).toBe("later");
    expect(await textOf(store, neighbour)).toBe("0123456789");
  });

  test("nothing is stored at an unsigned address", async () => {
    const [key, other] = [newKey(), newKey()];
    const address = await store.signUpload({ ...png, key });
    const forgeries = subject.forgeriesOf(address, key, other);
    expect(forgeries.length).toBeGreaterThan(2);
    for (const forgery of forgeries) {
      await expectRejected(put(forgery, bytes));
    }
    expect([await store.stat(key), await store.stat(other)]).toEqual([null, null]);
  });

  test("nothing is served at an unsigned address", async () => {
    const [key, other] = [await stored(), await stored()];
    const address = await store.signDownload({ ...pdf, key });
    for (const forgery of subject.forgeriesOf(address, key, other)) {
      await expectRejected(fetch(forgery));
    }
  });

  test("an address is good for its own method only", async () => {
    const key = await stored();
    const upload = await store.signUpload({ ...png, key });
    const download = await store.signDownload({ ...pdf, key });
    for (const method of ["GET", "POST", "DELETE"]) {
      await expectRejected(fetch(upload, { method }));
    }
    await expectRejected(put(download, "other"));
    await expectRejected(fetch(download, { method: "DELETE" }));
    expect(await textOf(store, key)).toBe("0123456789");
  });

  test("addresses run out", async () => {
    const shortLived = await subject.open({ uploadInSeconds: 1, downloadInSeconds: 1 });
    const [key, there] = [newKey(), await stored()];
    const upload = await shortLived.signUpload({ ...png, key });
    const download = await shortLived.signDownload({ ...pdf, key: there });
    await sleep(1_200);
    await expectRejected(put(upload, bytes));
    await expectRejected(fetch(download));
    expect(await store.stat(key)).toBeNull();
  });

  test("a download is an attachment with its name and type", async () => {
    const address = await store.signDownload({ ...pdf, key: await stored() });
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Prufblatt 1.pdf"; filename*=UTF-8''Pr%C3%BCfblatt%201.pdf`,
    );
    expect(response.headers.get("cache-control")).toMatch(/^private, no-store/);
  });

  test("a download in parts", async () => {
    const address = await store.signDownload({ ...pdf, key: await stored() });
    const part = await fetch(address, { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("content-range")).toBe("bytes 2-4/10");
  });

  test("a download of a missing object is a 404", async () => {
    const address = await store.signDownload({ ...pdf, key: newKey() });
    expect((await fetch(address)).status).toBe(404);
  });

  test("an object is read whole and in parts, a missing one is null", async () => {
    const key = await stored();
    expect(await textOf(store, key)).toBe("0123456789");
    expect(await textOf(store, key, { first: 2, last: 4 })).toBe("234");
    expect(await textOf(store, key, { first: 9, last: 9 })).toBe("9");
    expect([await store.stat(newKey()), await store.read(newKey())]).toEqual([null, null]);
  });

  test("an object of no bytes is there and empty", async () => {
    const key = await stored(new Uint8Array(0));
    expect(await store.stat(key)).toEqual({ sizeInBytes: 0 });
    expect(await textOf(store, key)).toBe("");
  });

  test("megabytes come back as they were", async () => {
    const content = randomBytes(5_000_000);
    const stream = await store.read(await stored(content));
    expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(content)).toBe(true);
  });

  test("readers who never begin or who stop half way block nothing", async () => {
    const key = await stored(randomBytes(3_000_000));
    for (let count = 0; count < 60; count++) {
      await store.read(key);
      const reader = (await store.read(key))?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    expect(await store.stat(key)).toEqual({ sizeInBytes: 3_000_000 });
  });

  test("writing replaces the object, and a reader meanwhile gets the one or the other", async () => {
    const key = await stored(new Uint8Array(1_000_000).fill(1));
    const writing = store.write(key, new Uint8Array(1_000_000).fill(2), "application/pdf");
    const seen = new Uint8Array(await new Response(await store.read(key)).arrayBuffer());
    await writing;
    expect(seen.length).toBe(1_000_000);
    expect(new Set(seen).size).toBe(1);
    expect(await textOf(store, key, { first: 0, last: 0 })).toBe("\u0002");
  });

  test("removing deletes the named objects, missing or not, and nothing else", async () => {
    const kept = await stored();
    const gone = await Promise.all(Array.from({ length: 20 }, () => stored()));
    await store.remove([...gone, newKey()]);
    await store.remove(gone);
    await store.remove([]);
    expect(await Promise.all(gone.map((key) => store.stat(key)))).toEqual(gone.map(() => null));
    expect(await store.stat(kept)).not.toBeNull();
  });

  test("a store that works says so, as often as it is asked, and stores nothing of that", async () => {
    const key = await stored();
    for (let count = 0; count < 3; count++) {
      await store.check(AbortSignal.timeout(10_000));
    }
    expect(await textOf(store, key)).toBe("0123456789");
  });

  test("an invalid key reaches neither disk nor store", async () => {
    for (const key of ["documents/../../outside", "/etc/passwd", ".incoming/a.part", ""]) {
      const calls = [
        () => store.signUpload({ ...png, key }),
        () => store.signDownload({ ...pdf, key }),
        () => store.stat(key),
        () => store.read(key),
        () => store.write(key, bytes, "image/png"),
        () => store.remove([key]),
      ];
      for (const call of calls) {
        await expect(call()).rejects.toThrow("not a storage key");
      }
    }
  });
}

function newKey(): string {
  return makeKey("incoming", randomUUID());
}

function put(address: string, body: BodyInit, contentType: string | null = "image/png") {
  const headers: HeadersInit = contentType === null ? {} : { "content-type": contentType };
  const init = { method: "PUT", body, headers, duplex: "half" };
  return fetch(address, init as RequestInit);
}

async function expectRejected(answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
}

async function textOf(store: Storage, key: string, range?: ByteRange): Promise<string> {
  return new Response(await store.read(key, range)).text();
}

/** A client that announces more bytes than it sends, and disconnects. */
async function breakOff(address: string, sent: string, saidBytes: number): Promise<void> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = [`PUT ${pathname}${search} HTTP/1.1`, `Host: ${host}`, "Content-Type: image/png"];
  socket.write(`${lines.join("\r\n")}\r\nContent-Length: ${saidBytes}\r\n\r\n${sent}`);
  await sleep(300);
  socket.destroy();
  await sleep(500);
}
