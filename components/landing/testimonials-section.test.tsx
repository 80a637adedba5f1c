import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { testimonials } from "@/lib/site/testimonials";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { draw } from "@/tests/setup/screen";
import { TestimonialsSection } from "./testimonials-section";

const badges = { de: de["landing|testimonials|example"], en: en["landing|testimonials|example"] };

describe.each(locales)("the testimonials in %s", (locale) => {
  test("are three figures with who says it", () => {
    draw(<TestimonialsSection />, locale);
    const figures = [...document.querySelectorAll("figure")];
    expect(figures).toHaveLength(3);
    for (const [place, { text, person, role, company }] of testimonials.entries()) {
      expect(figures[place]?.querySelector("blockquote")?.textContent).toContain(text[locale]);
      const caption = figures[place]?.querySelector("figcaption")?.textContent;
      expect(caption).toContain(`${person}, ${role[locale]}, ${company}`);
    }
  });

  test("say of each that nobody has said that it is an example", () => {
    draw(<TestimonialsSection />, locale);
    const captions = [...document.querySelectorAll("figcaption")].map((one) => one.textContent);
    expect(captions.map((caption) => caption?.includes(badges[locale]))).toEqual(
      testimonials.map(({ isExample }) => isExample),
    );
  });
});
