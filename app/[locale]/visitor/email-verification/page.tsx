import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailVerificationScreen } from "@/components/auth/email-verification-screen";

// Reads the token from the query string, so it cannot be cached.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations())("auth|verification|title");
  return { title, robots: { index: false } };
}

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function EmailVerificationPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <EmailVerificationScreen token={[token].flat()[0]} />;
}
