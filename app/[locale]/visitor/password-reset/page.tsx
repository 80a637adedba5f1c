import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PasswordResetScreen } from "@/components/auth/password-reset-screen";
import { isEmailTokenAlive } from "@/lib/auth/email-tokens";
import { type AuthPageProps, readAddress, tokenPage } from "../../_auth/auth-page";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { ...tokenPage, title: (await getTranslations())("auth|reset|title") };
}

export default async function PasswordResetPage(props: AuthPageProps) {
  const { token, next } = await readAddress(props);
  const isAlive = token !== undefined && (await isEmailTokenAlive(token, "RESET"));
  return <PasswordResetScreen token={token} isAlive={isAlive} next={next} />;
}
