import { expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefOf } from "@/tests/setup/screen";
import { VisitorRequest } from "./visitor-request";

const lot = { bundleOnly: true, minOrderQuantity: 10 };

test.each<[string, Partial<Listing>, string, string | null]>([
  [
    "a part by the piece",
    {},
    "Es sind 10 Stück da. Sie können beliebig viele davon anfragen.",
    "1",
  ],
  [
    "a minimum",
    { minOrderQuantity: 4 },
    "Sie können 4 bis 10 Stück anfragen. Die Mindestbestellmenge ist 4 Stück.",
    "4",
  ],
  ["a lot", lot, "Nur komplett erhältlich: 10 Stück.", "10"],
  [
    "a rest below the minimum",
    { minOrderQuantity: 4, availableQuantity: 3 },
    "Es sind nur noch 3 Stück da, weniger als die Mindestbestellmenge. Sie können nur alle zusammen anfragen.",
    "3",
  ],
  ["a last piece", { availableQuantity: 1 }, "Es ist 1 Stück da.", "1"],
  [
    "many",
    { quantity: 800_000, availableQuantity: 800_000 },
    "Es sind 800.000 Stück da. Sie können beliebig viele davon anfragen.",
    "1",
  ],
  [
    "what is left of a lot",
    { quantity: 14, bundlePriceQuantity: 14 },
    "4 Stück sind vergeben; die übrigen 10 werden einzeln verkauft.",
    "1",
  ],
  [
    "what is left of a lot that has one price as a whole",
    { ...lot, quantity: 20, pricePerProductInCt: null },
    "Für die übrigen Stücke hat der Verkäufer noch keinen Preis angegeben.",
    null,
  ],
  [
    "a lot above the bound of a trade",
    { ...lot, pricePerProductInCt: 100_000_001 },
    "Dieses Angebot kostet mehr als 10.000.000\u00a0€.",
    null,
  ],
  [
    "more than one trade may come to",
    { pricePerProductInCt: 1_200_000, quantity: 1_000, availableQuantity: 1_000 },
    "Höchstens 833 Stück je Anfrage (10.000.000\u00a0€). Für größere Käufe schreiben Sie uns",
    "1",
  ],
  ["what is reserved", { status: "RESERVED" }, "Dieses Inserat ist reserviert", null],
  ["what is sold", { status: "SOLD", availableQuantity: 0 }, "Dieses Inserat ist verkauft.", null],
  ["what is paused", { status: "DRAFT" }, "Dieses Inserat ist pausiert", null],
  ["what is deleted", { status: "DELETED" }, "Dieses Inserat wurde gelöscht", null],
  ["what is all promised", { availableQuantity: 0 }, "Zurzeit ist kein Stück verfügbar", null],
])("the box says in words what of %s can be requested", (_, details, words, quantity) => {
  draw(<VisitorRequest listing={shownListing(details)} />);
  expect(document.querySelector("section p")?.textContent).toContain(words);
  const field = document.querySelector<HTMLInputElement>("[name=quantity]");
  expect([field?.value, field?.disabled]).toEqual([quantity ?? "", quantity === null]);
  expect(document.querySelector<HTMLButtonElement>("button")?.disabled).toBe(quantity === null);
});

test.each<[string, Partial<Listing>]>([
  ["is above the bound of a trade", { pricePerProductInCt: 1_000_000_001 }],
  ["goes above it", { pricePerProductInCt: 1_200_000, quantity: 1_000, availableQuantity: 1_000 }],
])("a buyer who wants more of what %s is led to the contact page", (_, details) => {
  draw(<VisitorRequest listing={shownListing(details)} />);
  expect(hrefOf("Kontaktformular")).toBe("/contact");
  expect(document.body.textContent).not.toContain("Stück da");
});

test("where there is one choice only the quantity is fixed, says so, and has its total", () => {
  draw(<VisitorRequest listing={shownListing(lot)} />);
  const field = document.querySelector<HTMLInputElement>("[name=quantity]");
  expect([field?.readOnly, field?.disabled]).toEqual([true, false]);
  expect(document.getElementById("quantity-hint")?.textContent).toBe("Die Menge steht fest.");
  expect(document.body.textContent).toContain("10 × 12,50");
});

test("with several choices the smallest sum is shown, when a script can update it", () => {
  draw(<VisitorRequest listing={shownListing({ minOrderQuantity: 4 })} />);
  expect(document.querySelector<HTMLInputElement>("[name=quantity]")?.readOnly).toBe(false);
  const sum = document.querySelector("[data-sum=total]");
  expect(sum?.textContent).toMatch(/^50,00\s€$/);
  expect(sum?.closest("div")?.className).toBe("noscript:hidden");
});

test("a visitor's form is sent by POST, so that no address and no log contains it", () => {
  draw(<VisitorRequest listing={shownListing()} />);
  const form = document.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/listing/request/7"]);
  expect(form?.querySelector("textarea")?.hasAttribute("maxlength")).toBe(false);
  expect(document.getElementById("note-hint")?.textContent).toContain("höchstens 2.000 Zeichen");
});
