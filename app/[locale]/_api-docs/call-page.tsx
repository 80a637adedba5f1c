import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CallScreen } from "@/components/api-docs/call-screen";
import { RunSection } from "@/components/api-docs/run-section";
import { shareMetadata } from "@/components/layout/share-metadata";
import { sentenceOf } from "@/lib/operations/openapi/texts";
import { alternatesOf } from "@/lib/site/alternates";
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
  const [t, locale] = [await getTranslations(), await getLocale()];
  const call = findCall(name);
  if (!call) {
    return { title: t("page|not_found"), robots: { index: false } };
  }
  const title = t("api|call_title", { name: call.name });
  const description = sentenceOf(t, call.name);
  const alternates = alternatesOf(locale, `/api-docs/${call.name}`);
  return {
    title,
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}
