import type { Metadata } from "next";
import { currentViewer } from "@/lib/auth/viewer";
import { isMember } from "@/lib/operations/viewer";
import { CallPage, callMetadata } from "../../../_api-docs/call-page";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return callMetadata((await params).name);
}

export default async function MemberCallPage({ params }: Props) {
  return <CallPage name={(await params).name} isSignedIn={isMember(await currentViewer())} />;
}
