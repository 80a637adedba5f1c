import { beforeEach, expect, test, vi } from "vitest";
import { createFileAction, getDownloadFileSignedUrlAction } from "@/lib/actions/files";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { deleteLooseDocument } from "./document-upload-api";
import { fileUploadApi } from "./file-upload-api";
import { putFile } from "./put-file";
import { sendFile } from "./send-file";

vi.mock("@/components/files/put-file", () => ({ putFile: vi.fn() }));
vi.mock("@/components/files/document-upload-api", () => ({ deleteLooseDocument: vi.fn() }));
vi.mock("@/lib/actions/files", () => ({
  createFileAction: vi.fn(),
  getDownloadFileSignedUrlAction: vi.fn(),
}));

const create = vi.mocked(createFileAction);
const ask = vi.mocked(getDownloadFileSignedUrlAction);
const put = vi.mocked(putFile);
const drop = vi.mocked(deleteLooseDocument);
const ticket = { id: "id-1", key: "files/id-1/a", uploadUrl: "http://store/put" };
const rejected = (code: ErrorCode, issues: never[] = []) => ({ ok: false, code, issues }) as const;

beforeEach(() => {
  vi.resetAllMocks();
  create.mockResolvedValue({ ok: true, answer: ticket });
  put.mockResolvedValue();
  ask.mockResolvedValue({ ok: true, answer: { key: ticket.key, downloadUrl: "http://store/get" } });
  drop.mockResolvedValue();
});

test("a file gets a ticket, is sent to its address and checked by the server", async () => {
  expect(await send()).toEqual({ ok: true, id: "id-1" });
  const facts = { fileType: "image/png", name: "a.png", size: 5 };
  expect(create).toHaveBeenCalledWith("u-1", facts);
  expect(put.mock.calls[0]?.[0]).toBe(ticket.uploadUrl);
  expect(ask).toHaveBeenCalledWith("u-1", { key: ticket.key });
  expect(drop).not.toHaveBeenCalled();
});

test("a failed PUT deletes the ticket without a check", async () => {
  put.mockRejectedValue(new Error("broken"));
  expect(await send()).toEqual({ ok: false, error: { code: "failed" } });
  expect(drop).toHaveBeenCalledWith("id-1");
  expect(ask).not.toHaveBeenCalled();
});

test.each(["DOCUMENT_INVALID", "UNAVAILABLE"] as const)(
  "a file that the server rejects with %s deletes its ticket",
  async (code) => {
    ask.mockResolvedValue(rejected(code));
    expect(await send()).toMatchObject({ ok: false, error: { code } });
    expect(drop).toHaveBeenCalledWith("id-1");
  },
);

test.each([
  ["INVALID_FILE_TYPE", "type"],
  ["FILE_TOO_LARGE", "too_large"],
] as const)("%s becomes the error %s", async (code, error) => {
  create.mockResolvedValue(rejected(code));
  expect(await send()).toMatchObject({ ok: false, error: { code: error } });
  expect(put).not.toHaveBeenCalled();
});

test.each([
  ["name", "too_long:255", "name_too_long"],
  ["name", "required", "VALIDATION"],
])("an issue at %s (%s) becomes the error %s", async (path, code, error) => {
  const issues = [{ path, code, message: "" }] as never[];
  create.mockResolvedValue(rejected("VALIDATION", issues));
  expect(await send()).toMatchObject({ ok: false, error: { code: error } });
  expect(put).not.toHaveBeenCalled();
});

function send() {
  return sendFile(fileUploadApi("u-1"), {
    file: new File(["bytes"], "a.png", { type: "image/png" }),
    type: "OTHER",
    onProgress: () => {},
    abort: new AbortController(),
    stallLimitInMs: 60_000,
  });
}
