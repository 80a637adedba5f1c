import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile, type UploadApi } from "./send-file";

const stallLimitInMs = 60_000;
const ticket = { ok: true, id: "id-1", uploadUrl: "/put" } as const;
const dropTicket = vi.fn(async () => undefined);
const never = () => new Promise<never>(() => undefined);
let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  dropTicket.mockClear();
  abort = new AbortController();
});

afterEach(() => void vi.useRealTimers());

test("an upload can be cancelled during the server's check, which deletes its ticket", async () => {
  const sent = send({ confirm: never });
  await vi.advanceTimersByTimeAsync(0);
  abort.abort();
  expect(await sent).toEqual({ ok: false, error: { code: "failed" } });
  expect(dropTicket).toHaveBeenCalledWith("id-1");
});

test("a server that does not answer after the upload counts as stalled", async () => {
  const sent = send({ confirm: never });
  await vi.advanceTimersByTimeAsync(stallLimitInMs);
  expect(await sent).toEqual({ ok: false, error: { code: "stalled" } });
  expect(dropTicket).toHaveBeenCalledWith("id-1");
});

function send(wishes: Partial<UploadApi>) {
  const door = { issueTicket: async () => ticket, put: async () => undefined, dropTicket };
  const file = new File(["bytes"], "a.png", { type: "image/png" });
  const facts = { file, type: "OTHER", onProgress: () => {}, abort, stallLimitInMs } as const;
  return sendFile({ ...door, ...wishes }, facts);
}
