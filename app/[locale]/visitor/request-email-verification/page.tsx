import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkRequestScreen } from "@/components/auth/link-request-screen";

/** Cached on its first request; not made at build, where there is no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations())("auth|resend|title");
  return { title, robots: { index: false } };
}

export default function VerificationRequestPage() {
  return <LinkRequestScreen mode="resend" />;
}
