import {
  type AuthPageProps,
  readAuthPageParameters,
  tokenPageMetadata,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { PasswordResetScreen } from "@/components/accounts/auth/password-reset-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { isEmailTokenAlive } from "@/lib/accounts/credentials/mutations/email-tokens";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataWithTitle((t) => t("auth|reset|title"), tokenPageMetadata);

export default async function PasswordResetPage(props: AuthPageProps) {
  const { token, next } = await readAuthPageParameters(props);
  const isAlive = token !== undefined && (await isEmailTokenAlive(token, "RESET"));
  return <PasswordResetScreen token={token} isAlive={isAlive} next={next} />;
}
