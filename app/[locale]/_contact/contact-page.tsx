import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactOperator } from "@/components/contact/contact-operator";
import { OperatorAddress } from "@/components/contact/operator-address";
import { pageMetadata } from "@/components/layout/page-metadata";
import { site } from "@/lib/config/site";

/** Signed-in users never see the landing page, which also has the form. */
export async function ContactPage({ email }: { email?: string | undefined }) {
  const t = await getTranslations();
  return (
    <>
      <h1 className="text-xl">{t("contact-operator|title")}</h1>
      <p className="mt-2 max-w-text">{t("contact-operator|lead", { site: site.name })}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-16">
        <ContactOperator email={email} />
        <OperatorAddress />
      </div>
    </>
  );
}

export async function contactMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata("/contact", {
    title: t("contact-operator|title"),
    description: t("contact-operator|lead", { site: site.name }),
  });
}
