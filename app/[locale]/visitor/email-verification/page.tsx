import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailVerificationScreen } from "@/components/auth/email-verification-screen";
import { type AuthPageProps, readAddress, tokenPage } from "../../_auth/auth-page";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { ...tokenPage, title: (await getTranslations())("auth|verification|title") };
}

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAddress(props);
  return <EmailVerificationScreen token={token} next={next} />;
}
