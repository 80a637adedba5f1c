import {
  type AuthPageProps,
  readAuthPageParameters,
} from "@/app/[locale]/_auth/auth-page-parameters";
import { LoginScreen } from "@/components/accounts/auth/login-screen";
import { metadataWithTitle } from "@/components/layout/page-metadata";

// Reads the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = metadataWithTitle((t) => t("auth|login|title"), {});

export default async function LoginPage(props: AuthPageProps) {
  const { next, isFarewell } = await readAuthPageParameters(props);
  return <LoginScreen next={next} isFarewell={isFarewell} />;
}
