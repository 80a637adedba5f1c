import type { Metadata } from "next";

export interface TokenPageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/**
 * Of a page whose address holds a token: it is told to no other site and to no search engine. Not `no-referrer`:
 * with it browsers post forms with `Origin: null`, which the middleware refuses.
 */
export const tokenPage: Metadata = { referrer: "same-origin", robots: { index: false } };

export async function tokenOf({ searchParams }: TokenPageProps): Promise<string | undefined> {
  return [(await searchParams).token].flat()[0];
}
