import { expect, test } from "vitest";
import type { LegalBlock, LegalSection, LegalWords } from "@/lib/site/read-legal-document";
import { htmlOf } from "@/tests/setup/screen";
import { LegalPage } from "./legal-page";

const paragraph = (...words: LegalWords): LegalBlock => ({ kind: "paragraph", parts: [words] });
const sections: LegalSection[] = [
  {
    id: "first",
    title: "Eins",
    blocks: [
      paragraph("Siehe ", { kind: "link", text: "§", href: "#second" }, "."),
      { kind: "list", parts: [[{ kind: "code", text: "theme" }], ["b"]] },
      paragraph("x"),
    ],
  },
  {
    id: "second",
    title: "Zwei",
    blocks: [
      paragraph(
        "Fragen an ",
        { kind: "strong", text: "uns" },
        ": ",
        { kind: "link", text: "rat@muster.example", href: "mailto:rat@muster.example" },
        ".",
      ),
    ],
  },
];
const page = {
  title: "Regeln",
  lead: "Kurz.",
  sections,
  changedOn: { iso: "2026-11-23", shown: "23.11.2026" },
  address: "https://muster.example/terms",
  isTemplate: true,
  isTranslation: false,
};

test("several paragraphs are numbered, and a reference names its section", () => {
  const html = htmlOf(<LegalPage {...page} numbering="paragraphs" />);
  expect(html).toMatch(/<a href="#second"[^>]*>§ 2<\/a>/);
  expect(html.match(/\(\d\)/g)).toEqual(["(1)", "(2)"]);
  expect(html).toContain('<time dateTime="2026-11-23">23.11.2026</time>');
  expect(htmlOf(<LegalPage {...page} numbering="plain" />)).toContain(">Abschnitt 2</a>");
});

test("marks become links, names and emphasis", () => {
  const html = htmlOf(<LegalPage {...page} numbering="plain" />);
  expect(html).toContain(">theme</code>");
  expect(html).toContain(">uns</strong>: ");
  expect(html).toMatch(/<a href="mailto:rat@muster\.example" [^>]+>rat@muster\.example<\/a>\./);
});
