import { randomUUID } from "node:crypto";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { ListingForm } from "@/components/listings/form/listing-form";
import type { ListingFormStart } from "@/components/listings/form/use-listing-form";

/** Prefixes of the texts that the form's client components use. */
const prefixes = [
  "listing|form|",
  "listing|condition",
  "listing|status|",
  "document|",
  "issue|",
  "error|",
  "ui|",
  "session|",
];

interface ListingFormPageProps extends Omit<ListingFormStart, "formKey"> {
  title: "listing|form|create" | "listing|form|edit";
  lead: string;
  notice?: ReactNode;
}

export async function ListingFormPage({ title, lead, notice, ...start }: ListingFormPageProps) {
  const t = await getTranslations();
  return (
    <>
      <h1 className="text-xl">{t(title)}</h1>
      <p className="mt-2 mb-8 max-w-text text-steel-3">{lead}</p>
      {notice ? <div className="mb-8 max-w-form">{notice}</div> : null}
      <ClientMessages prefixes={prefixes}>
        {/* A new key for another listing only, so that input survives a change of user. */}
        <ListingForm key={start.draftKey.split(":").at(-1)} formKey={randomUUID()} {...start} />
      </ClientMessages>
    </>
  );
}
