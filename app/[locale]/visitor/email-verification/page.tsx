import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailVerificationScreen } from "@/components/auth/email-verification-screen";
import { findPendingVerification } from "@/lib/auth/email-verification";
import { type AuthPageProps, readAddress, tokenPage } from "../../_auth/auth-page";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { ...tokenPage, title: (await getTranslations())("auth|verification|title") };
}

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAddress(props);
  const pending = token === undefined ? null : await findPendingVerification(token);
  return <EmailVerificationScreen token={token} pending={pending} next={next} />;
}
