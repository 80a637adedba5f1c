import type { Metadata } from "next";
import type { ReactNode } from "react";
import { orErrorPage, withFallback } from "@/app/with-fallback";
import { SearchFailure } from "@/components/search/search-failure";

interface Page {
  title: string;
  /** The address for a retry. */
  href: string;
}

/** Answers the page, or an uncached error page under its title. It is a 503 only when a dependency is away. */
export function orFailurePage(shown: Promise<ReactNode>, { title, href }: Page) {
  return orErrorPage(shown, href, ({ code }) => (
    <>
      <h1 className="mb-4 text-xl wrap-anywhere">{title}</h1>
      <SearchFailure code={code} href={href} />
    </>
  ));
}

/** Search engines must not index a failure. */
export function orFailureMetadata(metadata: Promise<Metadata>, title: string) {
  return withFallback(metadata, title, (): Metadata => ({ title, robots: { index: false } }));
}
