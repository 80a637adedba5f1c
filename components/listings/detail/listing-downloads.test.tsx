import { expect, test } from "vitest";
import type { ListingDocument } from "@/lib/listings/listing";
import messages from "@/messages/en.json";
import { shownDocument } from "@/tests/factories/shown-listing";
import { draw } from "@/tests/setup/screen";
import { ListingDownloads } from "./listing-detail";

const sheet = shownDocument({ type: "SPECS", name: "sheet.pdf" });
const certificate = shownDocument({ type: "CERTIFICATE", name: "3.1.pdf" });

test("downloads lead to the address that authorises, never to a signed one", () => {
  render([sheet]);
  expect(links()).toEqual([["sheet.pdf", `/files/${sheet.id}`]]);
});

test("certificates come first and are labelled", () => {
  render([sheet, certificate]);
  expect(links().map(([name]) => name)).toEqual(["3.1.pdf", "sheet.pdf"]);
  expect(document.querySelector("li")?.textContent).toContain(
    messages["document|type|CERTIFICATE"],
  );
});

test("images are not downloads, by type or by extension", () => {
  render([shownDocument(), shownDocument({ type: "OTHER", name: "Typenschild.JPG" })]);
  expect(document.body.textContent).toBe("");
});

function render(documents: ListingDocument[]): void {
  draw(<ListingDownloads documents={documents} />, "en");
}

function links(): [string | null, string | null][] {
  return [...document.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
}
