import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { EmailVerificationScreen } from "@/components/accounts/auth/email-verification-screen";
import { findPendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { currentUser } from "@/lib/accounts/current-viewer";

export { generateMetadata } from "../../visitor/email-verification/page";

export default async function EmailVerificationPage(props: AuthPageProps) {
  const { token, next } = await readAuthPageParameters(props);
  const isSignedIn = (await currentUser()) !== null;
  const pending = token === undefined ? null : await findPendingVerification(token);
  return <EmailVerificationScreen {...{ token, pending, next, isSignedIn }} />;
}
