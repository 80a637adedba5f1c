import type { Metadata } from "next";
import { returnPath } from "@/lib/site/return-path";

export interface AuthPageProps {
  searchParams: Promise<Record<"token" | "next" | "notice", string | string[] | undefined>>;
}

/**
 * The address contains a token, so no other site and no search engine gets it. Not `no-referrer`, because
 * browsers then post forms with `Origin: null`, which the middleware refuses.
 */
export const tokenPageMetadata: Metadata = { referrer: "same-origin", robots: { index: false } };

export async function readAuthPageParameters({ searchParams }: AuthPageProps) {
  const { token, next, notice } = await searchParams;
  return {
    token: [token].flat()[0],
    next: returnPath([next].flat()[0], "") || undefined,
    isFarewell: notice === "account-deleted",
  };
}
