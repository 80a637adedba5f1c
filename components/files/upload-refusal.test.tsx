import { expect, test } from "vitest";
import type { UploadFault } from "@/components/documents/upload-rules";
import { htmlOf } from "@/tests/setup/screen";
import { RefusalText, refusalAfter, refusalOf, type UploadRefusal } from "./upload-desk";

const limit = 50 * 1024 * 1024;
const unexpected = "An unexpected error occurred while uploading the file.";

test.each([
  ["image/jpeg", 1, null],
  ["image/png", limit, null],
  ["application/pdf", 1, null],
  ["text/*", 1, null],
  ["image/png", limit + 1, "FILE_TOO_LARGE"],
  ["text/plain", limit + 1, "FILE_TOO_LARGE"],
  ["text/plain", 1, "INVALID_FILE_TYPE"],
  ["image/webp", 1, "INVALID_FILE_TYPE"],
  ["IMAGE/PNG", 1, "INVALID_FILE_TYPE"],
  ["", 1, "INVALID_FILE_TYPE"],
  ["image/png", 0, "UPLOAD_FAILED"],
])("a file of type %j and %i bytes: %s", (type, size, code) => {
  expect(refusalOf({ type, size })?.code ?? null).toBe(code);
});

test("the sentences are the spec's", () => {
  expect(sentenceOf(refusalOf(null))).toBe("Please select a file to upload.");
  expect(sentenceOf(refusalOf({ type: "image/png", size: limit + 1 }))).toBe(
    "File size exceeds 50MB limit.",
  );
  expect(sentenceOf(refusalOf({ type: "text/plain", size: 1 }))).toBe(
    "File type 'text/plain' is not supported.",
  );
  expect(sentenceOf(refusalOf({ type: "", size: 1 }))).toBe("File type '' is not supported.");
  expect(sentenceOf({ code: "UPLOAD_FAILED", fault: null })).toBe(unexpected);
});

test.each<[UploadFault["code"], string, string]>([
  ["too_large", "FILE_TOO_LARGE", "File size exceeds 50MB limit."],
  ["type", "INVALID_FILE_TYPE", "File type 'image/png' is not supported."],
  ["failed", "UPLOAD_FAILED", unexpected],
  ["name_too_long", "UPLOAD_FAILED", "The file name may have at most 255 characters."],
  ["UNAVAILABLE", "UPLOAD_FAILED", "The service is temporarily unavailable."],
  ["DOCUMENT_INVALID", "UPLOAD_FAILED", "The file is missing, incomplete or not what it claims."],
  ["stalled", "UPLOAD_FAILED", "Nothing has gone through for a minute. Please try again."],
])("the fault %s is %s, in its own words where it has any", (code, refusal, sentence) => {
  const refused = refusalAfter({ type: "image/png" }, { code });
  expect([refused.code, sentenceOf(refused)]).toEqual([refusal, sentence]);
});

function draw(refusal: UploadRefusal): void {
  document.body.innerHTML = htmlOf(<RefusalText refusal={refusal} />, "en");
}

function sentenceOf(refusal: UploadRefusal | null): string | null {
  if (!refusal) {
    return null;
  }
  draw(refusal);
  return document.body.textContent;
}
