import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PasswordResetScreen } from "@/components/auth/password-reset-screen";
import { type TokenPageProps, tokenOf, tokenPage } from "../../_auth/token-page";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { ...tokenPage, title: (await getTranslations())("auth|reset|title") };
}

export default async function PasswordResetPage(props: TokenPageProps) {
  return <PasswordResetScreen token={await tokenOf(props)} />;
}
