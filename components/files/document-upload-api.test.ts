import { beforeEach, expect, test, vi } from "vitest";
import { createDocumentAction, getBulkDownloadFilesSignedUrlAction } from "@/lib/actions/files";
import type { DocumentType } from "@/lib/files/schema";
import { documentUploadApi } from "./document-upload-api";
import { putFile } from "./put-file";
import { sendFile } from "./send-file";

vi.mock("./put-file", () => ({ putFile: vi.fn() }));
vi.mock("@/lib/actions/files", () => ({
  createDocumentAction: vi.fn(),
  getBulkDownloadFilesSignedUrlAction: vi.fn(),
}));

const create = vi.mocked(createDocumentAction);
const ask = vi.mocked(getBulkDownloadFilesSignedUrlAction);
const drop = vi.fn<typeof fetch>(async () => new Response());
const ticket = { id: "id-1", key: "documents/id-1/a", uploadUrl: "http://store/put" };
const rejected = (code: "UNAVAILABLE" | "DOCUMENT_INVALID") => ({
  ok: false as const,
  code,
  issues: [],
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("fetch", drop);
  create.mockResolvedValue({ ok: true, answer: ticket });
  vi.mocked(putFile).mockResolvedValue();
  ask.mockResolvedValue({ ok: true, answer: [{ key: ticket.key, downloadUrl: "http://store/" }] });
});

test("a file counts as uploaded after the server's check", async () => {
  expect(await send("IMAGE")).toEqual({ ok: true, id: "id-1" });
  expect(ask).toHaveBeenCalledWith("u-1", { keys: [ticket.key] });
  expect(drop).not.toHaveBeenCalled();
});

test.each([
  ["IMAGE", "DOCUMENT_INVALID", "no_image"],
  ["SPECS", "DOCUMENT_INVALID", "false_content"],
  ["IMAGE", "UNAVAILABLE", "UNAVAILABLE"],
] as const)(
  "a file of the kind %s with the server error %s shows: %s",
  async (type, code, error) => {
    ask.mockResolvedValue(rejected(code));
    expect(await send(type)).toMatchObject({ ok: false, error: { code: error } });
    expect(drop).toHaveBeenCalledOnce();
  },
);

test("a file that the server does not know any more has failed", async () => {
  ask.mockResolvedValue({ ok: true, answer: [] });
  expect(await send("IMAGE")).toEqual({ ok: false, error: { code: "failed" } });
});

function send(type: DocumentType) {
  return sendFile(documentUploadApi("u-1"), {
    file: new File(["bytes"], "a.png", { type: "image/png" }),
    type,
    onProgress: () => {},
    abort: new AbortController(),
    stallLimitInMs: 60_000,
  });
}
