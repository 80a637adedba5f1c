import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ListingForm } from "@/components/listings/form/listing-form";
import { requireMember } from "@/lib/auth/viewer";
import { getAllManufacturers } from "@/lib/manufacturers/operations";
import { loadAs } from "@/lib/operations/load";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t("listing|form|create") };
}

export default async function CreateListingPage() {
  const member = await requireMember("/listing/create");
  const manufacturers = await loadAs(member, getAllManufacturers, undefined);
  const t = await getTranslations();
  return (
    <>
      <h1 className="text-xl">{t("listing|form|create")}</h1>
      <p className="mt-2 mb-8 text-steel-3">{t("listing|form|lead")}</p>
      <ClientMessages
        prefixes={["listing|form|", "document|", "issue|", "error|", "ui|", "session|"]}
      >
        <ListingForm manufacturerNames={manufacturers.map(({ name }) => name)} />
      </ClientMessages>
    </>
  );
}
