import type { Locale } from "@/lib/i18n/locales";
import { pathIn } from "./alternates";
import { type PlainSection, plainDocument } from "./plain-document";
import { type PlainKind, plainTextsOf } from "./plain-page-texts";

const retryInSeconds = 15;

/**
 * A page that is whole in itself, for when the application cannot make one, in the reader's language or, where nobody
 * knows that, in all that are named: the first is the page's own (docs/decisions/0041).
 */
export function plainPage(
  kind: PlainKind,
  [first, ...others]: [Locale, ...Locale[]],
  requestId?: string,
): string {
  const section = (locale: Locale) => sectionOf(kind, locale, requestId);
  return plainDocument({
    kind,
    sections: [section(first), ...others.map(section)],
    retryInSeconds: kind === "unavailable" ? retryInSeconds : undefined,
  });
}

function sectionOf(kind: PlainKind, locale: Locale, requestId?: string): PlainSection {
  const { title, paragraphs, again, home, allListings, back, ...texts } = plainTextsOf(
    kind,
    locale,
  );
  return {
    locale,
    title,
    paragraphs,
    links: [
      again === undefined
        ? { href: pathIn(locale, "/listing/search"), label: allListings }
        : { href: "", label: again },
      { href: pathIn(locale, "/"), label: home },
    ],
    back,
    requestId: requestId === undefined ? undefined : { label: texts.requestId, id: requestId },
  };
}
