import type { Metadata } from "next";
import { CallPage, callMetadata } from "../../../_api-docs/call-page";

type Props = { params: Promise<{ name: string }> };

/** Cached on its first request, as visitors' other pages are. */
export function generateStaticParams(): { name: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return callMetadata((await params).name);
}

export default async function VisitorCallPage({ params }: Props) {
  return <CallPage name={(await params).name} isSignedIn={false} />;
}
