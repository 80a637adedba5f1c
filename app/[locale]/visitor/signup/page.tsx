import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { SignupScreen } from "@/components/accounts/auth/signup-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";

// Reads the return address from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataWithTitle((t) => t("auth|signup|title"), {});

export default async function SignupPage(props: AuthPageProps) {
  const { next } = await readAuthPageParameters(props);
  return <SignupScreen next={next} />;
}
