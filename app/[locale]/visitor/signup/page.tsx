import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignupScreen } from "@/components/auth/signup-screen";
import { type AuthPageProps, readAddress } from "../../_auth/auth-page";

// Reads the way back from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations())("auth|signup|title") };
}

export default async function SignupPage(props: AuthPageProps) {
  const { next } = await readAddress(props);
  return <SignupScreen next={next} />;
}
