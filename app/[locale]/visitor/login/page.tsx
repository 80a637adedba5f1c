import { LoginScreen } from "@/components/accounts/auth/login-screen";
import { titled } from "@/components/layout/page-metadata";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = titled((t) => t("auth|login|title"), {});

export default async function LoginPage(props: AuthPageProps) {
  const { next, isFarewell } = await readAddress(props);
  return <LoginScreen next={next} isFarewell={isFarewell} />;
}
