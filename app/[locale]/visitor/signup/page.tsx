import { SignupScreen } from "@/components/accounts/auth/signup-screen";
import { titled } from "@/components/layout/page-metadata";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the return address from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = titled((t) => t("auth|signup|title"), {});

export default async function SignupPage(props: AuthPageProps) {
  const { next } = await readAddress(props);
  return <SignupScreen next={next} />;
}
