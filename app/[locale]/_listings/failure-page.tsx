import type { Metadata } from "next";
import type { ReactNode } from "react";
import { orErrorPage, withFallback } from "@/app/fallback";
import { SearchFailure } from "@/components/search/search-failure";

interface Page {
  title: string;
  /** Where it is asked for again. */
  href: string;
}

/**
 * What a page shows; where it cannot be read why, under the page's title. Nobody keeps that, and it is a 503 only where
 * a dependency is away.
 */
export function orFailurePage(shown: Promise<ReactNode>, { title, href }: Page) {
  return orErrorPage(shown, href, ({ code }) => (
    <>
      <h1 className="mb-4 text-xl wrap-anywhere">{title}</h1>
      <SearchFailure code={code} href={href} />
    </>
  ));
}

/** The head of such a page; no index entry where it shows a failure. */
export function orFailureMetadata(metadata: Promise<Metadata>, title: string) {
  return withFallback(metadata, title, (): Metadata => ({ title, robots: { index: false } }));
}
