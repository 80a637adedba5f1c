import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoginScreen } from "@/components/auth/login-screen";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the query string, as search does, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations())("auth|login|title") };
}

export default async function LoginPage(props: AuthPageProps) {
  const { next, isFarewell } = await readAddress(props);
  return <LoginScreen next={next} isFarewell={isFarewell} />;
}
