import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CallScreen } from "@/components/api-docs/call-screen";
import { RunSection } from "@/components/api-docs/run-section";
import { pageMetadata } from "@/components/layout/page-metadata";
import { sentenceOf } from "@/lib/operations/openapi/texts";
import { missingPage } from "../_missing/missing-page";
import { callView, findCall, payloadText } from "./call-view";

interface CallPageProps {
  name: string;
  isSignedIn: boolean;
}

/** One call, for either tree; 404 where there is none of that name. */
export async function CallPage({ name, isSignedIn }: CallPageProps) {
  const call = findCall(name);
  if (!call) {
    return missingPage();
  }
  const t = await getTranslations();
  return (
    <CallScreen
      view={callView(t, call)}
      run={<RunSection call={call} payload={payloadText(call)} isSignedIn={isSignedIn} />}
    />
  );
}

export async function callMetadata(name: string): Promise<Metadata> {
  const t = await getTranslations();
  const call = findCall(name);
  if (!call) {
    return { title: t("page|not_found"), robots: { index: false } };
  }
  const title = t("api|call_title", { name: call.name });
  const description = sentenceOf(t, call.name);
  return pageMetadata(`/api-docs/${call.name}`, { title, description });
}
