import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignupScreen } from "@/components/auth/signup-screen";

/** Cached on its first request; not made at build, where there is no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations())("auth|signup|title") };
}

export default function SignupPage() {
  return <SignupScreen />;
}
