import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { imprintDe } from "./imprint/imprint-de";
import { imprintEn } from "./imprint/imprint-en";
import { type LegalFacts, type LegalSection, type LegalText, withoutEmpty } from "./legal-text";
import { membershipDe } from "./privacy/membership-de";
import { membershipEn } from "./privacy/membership-en";
import { rightsDe } from "./privacy/rights-de";
import { rightsEn } from "./privacy/rights-en";
import { visitDe } from "./privacy/visit-de";
import { visitEn } from "./privacy/visit-en";
import { orderDe } from "./terms/order-de";
import { orderEn } from "./terms/order-en";
import { platformDe } from "./terms/platform-de";
import { platformEn } from "./terms/platform-en";
import { tradeDe } from "./terms/trade-de";
import { tradeEn } from "./terms/trade-en";

export type LegalDocument = "terms" | "imprint" | "privacy";

const texts: Record<LegalDocument, Record<Locale, LegalText[]>> = {
  terms: { de: [platformDe, tradeDe, orderDe], en: [platformEn, tradeEn, orderEn] },
  imprint: { de: [imprintDe], en: [imprintEn] },
  privacy: { de: [visitDe, membershipDe, rightsDe], en: [visitEn, membershipEn, rightsEn] },
};

/**
 * A legal text in a language, section by section, in the same order in both; what the operator leaves empty is left
 * out. The words are a template, to be checked by counsel before use (docs/decisions/0038-legal-pages.md).
 */
export function legalDocument(
  document: LegalDocument,
  locale: Locale,
  facts: LegalFacts,
): LegalSection[] {
  return withoutEmpty(texts[document][locale].flatMap((text) => text(facts)));
}
