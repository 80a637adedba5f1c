import { beforeEach, describe, expect, test } from "vitest";
import type { Match, SearchHit } from "@/lib/search/search-page-schema";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefs } from "@/tests/setup/screen";
import { ClientListingTable } from "./client-listing-table";

describe("a row of a list", () => {
  beforeEach(() => render({}));

  test("links to the part by its image and its name", () => {
    expect(hrefsOf("Rillenkugellager")).toEqual(["/listing/detail/7"]);
    expect(hrefs("a:has(img)")).toEqual(["/listing/detail/7"]);
  });

  test("links search by each code and by the manufacturer; other codes are folded", () => {
    render({ alternateProductCodes: ["ALT-1", "ALT-2", "ALT-3"] });
    expect(hrefsOf("SKF")).toEqual(["/listing/search?manufacturerId=3"]);
    for (const code of ["6205-2RSH", "4012345678901", "ALT-1", "ALT-2", "ALT-3"]) {
      expect(hrefsOf(code)).toEqual([`/listing/search?query=${code}`]);
    }
    expect(document.querySelector("summary")?.textContent).toBe("+2 weitere");
    expect(document.querySelectorAll("details a")).toHaveLength(2);
  });

  test("shows price and numbers in the German format, in English only the price", () => {
    expect(text()).toContain("1.234,50 €");
    expect(text()).toContain("10.000");
    expect(text()).toContain("pro Stück");
    draw(<ClientListingTable listings={[bearing]} locale="en" />, "en");
    expect(text()).toContain("1.234,50 €");
    expect(text()).toContain("10,000");
  });

  test("cuts the description at 126 characters", () => {
    expect(text()).toContain(`${"x".repeat(126)}…`);
    expect(text()).not.toContain("x".repeat(127));
  });

  test("says the condition in short where it is known", () => {
    render({ condition: "NEW_IN_PACKAGING" });
    expect(text()).toContain("Neu, OVP");
  });

  test("shows the owner and their contact to administrators only", () => {
    const billingAddress = { street: "Am Tor 1", zipCode: "28217", city: "Bremen", country: null };
    const owner = { id: "u-1", username: "Papierfabrik", email: "v@papier.example" };
    render({ owner: { ...owner, billingAddress } });
    expect(text()).not.toMatch(/Papierfabrik|28217|Bremen|v@papier/);
    render({ owner: { ...owner, billingAddress } }, { showsOwner: true });
    expect(hrefsOf("Papierfabrik")).toEqual(["/listing/user/u-1"]);
    expect(text()).toContain("Verkäufer: Papierfabrik · 28217 Bremen · v@papier.example");
    render({ owner: { ...owner, email: null, billingAddress: null } }, { showsOwner: true });
    expect(text()).not.toContain("·  ·");
  });
});

test.each([
  ["reserviert", { status: "RESERVED" }],
  ["gelöscht", { status: "DELETED" }],
  ["nicht verfügbar", { availableQuantity: 0 }],
] as const)("the image of an unavailable part is dimmed and says %s", (label, state) => {
  render(state);
  expect(text()).toContain(label);
  expect(document.querySelector(".opacity-50 img")).not.toBeNull();
});

test("a missing image is labelled, visibly and for screen readers", () => {
  render({ mainImageId: null });
  expect(document.querySelector("a[aria-hidden]")?.textContent).toBe("Keine Vorschau verfügbar");
  expect(document.querySelector("li div .sr-only")?.textContent).toBe("Keine Vorschau verfügbar");
});

test("a bundle shows its own price", () => {
  render({ bundleOnly: true, pricePerProductInCt: null, priceForBundle: 999_900 });
  expect(text()).toContain("9.999,00 €");
  expect(text()).toContain("Gesamtpreis");
});

describe("why a row was found", () => {
  test.each([
    ["exact", "62052RSH", "6205 2rsh", ["6205-2RSH"], null],
    ["prefix", "62052RSH", "6205", ["6205", "6205"], "Nummernanfang"],
    ["contains", "4012345678901", "345-678", ["345678"], "Teil der Nummer"],
    ["similar", "62052RSH", "6025-2RSH", ["6", "5-2RSH"], "ähnliche Nummer"],
    ["words", null, "lager", ["lager"], "in der Bezeichnung"],
  ] as const)("%s", (kind, code, query, marked, reason) => {
    render({ match: { kind, code } satisfies Match }, { query });
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(marked);
    for (const label of [
      "Nummernanfang",
      "Teil der Nummer",
      "ähnliche Nummer",
      "in der Bezeichnung",
    ]) {
      expect(text().includes(label)).toBe(label === reason);
    }
  });

  test.each([
    ["rillenkugel lager", ["Rillenkugel", "lager"]],
    ["kugel", ["kugel"]],
    ["ril", ["Ril"]],
    ["lag", []],
    ["ri", []],
    [".* (", []],
  ])("words are marked in the name (%s)", (query, marked) => {
    render({ match: { kind: "words", code: null } }, { query });
    const marks = [...document.querySelectorAll("h2 mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(marked);
    expect(document.querySelector("h2")?.textContent).toBe("Rillenkugellager");
  });

  test("the matching code is shown, however many there are", () => {
    const alternateProductCodes = Array.from({ length: 9 }, (_, index) => `ALT-${index}`);
    render({ alternateProductCodes, match: { kind: "exact", code: "ALT8" } }, { query: "alt8" });
    expect(document.querySelector("mark")?.textContent).toBe("ALT-8");
    expect(document.querySelector("summary")?.textContent).toBe("+7 weitere");
  });

  test.each([
    ["exact", "ALT8", "weitere Nummer"],
    ["prefix", "ALT8", "Anfang einer weiteren Nummer"],
  ] as const)(
    "a row says that another number than the manufacturer's was found (%s)",
    (kind, code, reason) => {
      render({ alternateProductCodes: ["ALT-8"], match: { kind, code } }, { query: "alt" });
      expect(document.body.textContent).toContain(reason);
    },
  );
});

function render(
  details: Partial<SearchHit>,
  props: { query?: string; showsOwner?: boolean } = {},
): void {
  draw(<ClientListingTable listings={[{ ...bearing, ...details }]} locale="de" {...props} />);
}

function hrefsOf(content: string): (string | null)[] {
  const links = [...document.querySelectorAll("a")].filter((link) => link.textContent === content);
  return links.map((link) => link.getAttribute("href"));
}

function text(): string {
  return document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
}

const bearing: SearchHit = {
  ...shownListing({
    descriptionDe: "x".repeat(300),
    pricePerProductInCt: 123_450,
    priceForBundle: 1_234_500_000,
    quantity: 10_000,
    availableQuantity: 10_000,
    minOrderQuantity: 5,
    mainImageId: "0190a0a0-0000-7000-8000-000000000001",
  }),
  match: null,
  offers: null,
};
