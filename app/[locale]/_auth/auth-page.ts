import type { Metadata } from "next";
import { returnPath } from "@/lib/accounts/rules";

export interface AuthPageProps {
  searchParams: Promise<Record<"token" | "next" | "notice", string | string[] | undefined>>;
}

/**
 * Of a page whose address holds a token: it is told to no other site and to no search engine. Not `no-referrer`:
 * with it browsers post forms with `Origin: null`, which the middleware refuses.
 */
export const tokenPage: Metadata = { referrer: "same-origin", robots: { index: false } };

/** What an auth page's address says: the token of a mail's link, and the way back as a path of this site. */
export async function readAddress({ searchParams }: AuthPageProps) {
  const { token, next, notice } = await searchParams;
  return {
    token: [token].flat()[0],
    next: returnPath([next].flat()[0], "") || undefined,
    isFarewell: notice === "account-deleted",
  };
}
