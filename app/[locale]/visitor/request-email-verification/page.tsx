import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { LinkRequestScreen } from "@/components/accounts/auth/link-request-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";

// Reads the return address from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataWithTitle((t) => t("auth|resend|title"));

export default async function VerificationRequestPage(props: AuthPageProps) {
  const { next } = await readAuthPageParameters(props);
  return <LinkRequestScreen mode="resend" next={next} />;
}
