import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkRequestScreen } from "@/components/auth/link-request-screen";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the way back from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations())("auth|forgot|title");
  return { title, robots: { index: false } };
}

export default async function PasswordResetRequestPage(props: AuthPageProps) {
  const { next } = await readAddress(props);
  return <LinkRequestScreen mode="forgot" next={next} />;
}
