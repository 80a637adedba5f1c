import { expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownDocument, shownListing } from "@/tests/factories/shown-listing";
import { draw } from "@/tests/setup/screen";
import { ListingGallery } from "./listing-gallery";

const front = shownDocument({ name: "Lager-6205-vorn.jpeg" });
const back = shownDocument({ name: "hinten.png" });
const two = { documents: [back, front], mainImage: front, mainImageId: front.id };

test("the main image comes first, as AVIF and WebP of fixed size", () => {
  render(two);
  const main = document.querySelector("figure img");
  expect(main?.getAttribute("src")).toBe(`/media/${front.id}/w1200.webp`);
  expect(main?.getAttribute("width")).toBe(main?.getAttribute("height"));
  const avif = document.querySelector("source[type='image/avif']")?.getAttribute("srcset");
  expect(avif).toBe(`/media/${front.id}/w480.avif 480w, /media/${front.id}/w1200.avif 1200w`);
});

test("every image has a thumbnail link, its name cut at ten characters", () => {
  render(two);
  const thumbnails = [...document.querySelectorAll("li a")];
  expect(thumbnails.map((link) => link.getAttribute("href"))).toEqual([
    `/media/${front.id}/w1200.webp`,
    `/media/${back.id}/w1200.webp`,
  ]);
  expect(texts("li [aria-hidden]")).toEqual(["Lager-6205…", "hinten.png"]);
  expect(texts("li .sr-only")).toEqual([
    "Enlarge picture 1 of 2: Lager-6205-vorn.jpeg",
    "Enlarge picture 2 of 2: hinten.png",
  ]);
});

test("without an image there is a labelled silhouette", () => {
  render({});
  expect(document.body.textContent).toBe("no preview available");
  expect(document.querySelector("a")).toBeNull();
});

test("an image whose file is lost is not shown", () => {
  render({ ...two, documents: [back, { ...front, downloadUrl: null }], mainImage: null });
  expect(document.querySelector("figure img")?.getAttribute("src")).toContain(back.id);
  expect(document.querySelectorAll("img")).toHaveLength(1);
});

function render(details: Partial<Listing>): void {
  draw(<ListingGallery listing={shownListing(details)} alt="Ball bearing" />, "en");
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent);
}
