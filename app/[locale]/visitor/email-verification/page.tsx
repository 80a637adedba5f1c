import {
  type AuthPageProps,
  readAuthPageParameters,
  tokenPageMetadata,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { EmailVerificationScreen } from "@/components/accounts/auth/email-verification-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { findPendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataWithTitle(
  (t) => t("auth|verification|title"),
  tokenPageMetadata,
);

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAuthPageParameters(props);
  const pending = token === undefined ? null : await findPendingVerification(token);
  return <EmailVerificationScreen token={token} pending={pending} next={next} />;
}
