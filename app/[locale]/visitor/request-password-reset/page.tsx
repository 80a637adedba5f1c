import { LinkRequestScreen } from "@/components/accounts/auth/link-request-screen";
import { titled } from "@/components/layout/page-metadata";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the return address from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export const generateMetadata = titled((t) => t("auth|forgot|title"));

export default async function PasswordResetRequestPage(props: AuthPageProps) {
  const { next } = await readAddress(props);
  return <LinkRequestScreen mode="forgot" next={next} />;
}
