import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { slipBetween } from "@/lib/part-numbers/slips";
import { testimonials } from "@/lib/site/testimonials";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { draw, hrefs } from "@/tests/setup/screen";
import { exampleSearches, Landing, TestimonialsSection } from "./landing";

const bearing = { mpn: "6205-2RSH", ean: null };
const terminal = { mpn: "3209510", ean: "4046356329781" };

describe("the landing page's example searches", () => {
  test("are a number that is for sale, the same with two digits swapped, and an EAN", () => {
    expect(exampleSearches([bearing, terminal])).toEqual([
      { kind: "exact", query: "6205-2RSH" },
      { kind: "mistyped", query: "6250-2RSH" },
      { kind: "ean", query: "4046356329781" },
    ]);
  });

  test.each(["6205-2RSH", "3209510", "6SL3210-1KE15-8UF2", "99-0430-14-04", "1020000000"])(
    "swap two neighbours of %s, which the search treats as a typo",
    (mpn) => {
      expect(slipBetween(normaliseCode(mistyped(mpn) ?? ""), normaliseCode(mpn))).not.toBeNull();
    },
  );

  test("leave out numbers that are too short, too long, invalid, or have no two digits to swap", () => {
    const odd = ["221", "DNC-40-100-PPV-A-0000000001", "Sonderanfertigung", "1111111", "AB1C2D3"];
    expect(exampleSearches(odd.map((mpn) => ({ mpn, ean: null })))).toEqual([]);
    expect(exampleSearches([{ mpn: "<b>12345</b>", ean: null }])).toEqual([]);
    expect(exampleSearches([{ mpn: null, ean: null }, bearing])[0]?.query).toBe("6205-2RSH");
  });
});

function mistyped(mpn: string): string | undefined {
  return exampleSearches([{ mpn, ean: null }]).find(({ kind }) => kind === "mistyped")?.query;
}

test("the one amber button of the landing page leads to signing up", () => {
  draw(<Landing codes={[bearing]} newest={null} />);
  expect(hrefs(".bg-amber")).toEqual(["/signup"]);
});

const badges = { de: de["landing|testimonials|example"], en: en["landing|testimonials|example"] };

describe.each(locales)("the testimonials in %s", (locale) => {
  test("each testimonial is marked as an example", () => {
    draw(<TestimonialsSection />, locale);
    const captions = [...document.querySelectorAll("figcaption")].map((one) => one.textContent);
    expect(captions.map((caption) => caption?.includes(badges[locale]))).toEqual(
      testimonials.map(({ isExample }) => isExample),
    );
  });
});
