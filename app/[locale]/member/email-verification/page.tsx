import { EmailVerificationScreen } from "@/components/accounts/auth/email-verification-screen";
import { findPendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { currentUser } from "@/lib/accounts/current-viewer";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

export { generateMetadata } from "../../visitor/email-verification/page";

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAddress(props);
  const isSignedIn = (await currentUser()) !== null;
  const pending = token === undefined ? null : await findPendingVerification(token);
  return <EmailVerificationScreen {...{ token, pending, next, isSignedIn }} />;
}
