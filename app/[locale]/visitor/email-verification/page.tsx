import { EmailVerificationScreen } from "@/components/accounts/auth/email-verification-screen";
import { titled } from "@/components/layout/page-metadata";
import { findPendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { type AuthPageProps, readAddress, tokenPage } from "../../_auth/auth-page";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = titled((t) => t("auth|verification|title"), tokenPage);

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAddress(props);
  const pending = token === undefined ? null : await findPendingVerification(token);
  return <EmailVerificationScreen token={token} pending={pending} next={next} />;
}
