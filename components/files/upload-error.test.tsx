import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { rejectionOf, type UploadRejection, UploadRejectionText } from "./single-file-upload";

const limit = 50 * 1024 * 1024;

test.each([
  ["image/jpeg", 1, null],
  ["image/png", limit, null],
  ["application/pdf", 1, null],
  ["text/*", 1, null],
  ["image/png", limit + 1, "too_large"],
  ["text/plain", limit + 1, "too_large"],
  ["text/plain", 1, "type"],
  ["image/webp", 1, "type"],
  ["IMAGE/PNG", 1, "type"],
  ["", 1, "type"],
  ["image/png", 0, "empty"],
])("a file of type %j and %i bytes: %s", (type, size, code) => {
  expect(rejectionOf({ type, size })?.code ?? null).toBe(code);
});

test.each<[UploadRejection["code"], string, string?]>([
  ["no_file", "Please select a file to upload."],
  ["too_large", "File size exceeds 50MB limit."],
  ["type", "File type 'text/plain' is not supported.", "text/plain"],
  ["type", "File type '' is not supported."],
  ["failed", "An unexpected error occurred while uploading the file."],
  ["name_too_long", "The file name may have at most 255 characters."],
  ["UNAVAILABLE", "The service is temporarily unavailable."],
  ["DOCUMENT_INVALID", "The file is missing, incomplete or not what it claims."],
  ["stalled", "Nothing has gone through for a minute. Please try again."],
])("%s shows the sentence: %s", (code, sentence, type) => {
  draw(<UploadRejectionText rejection={{ code } as UploadRejection} type={type} />, "en");
  expect(document.body.textContent).toBe(sentence);
});
