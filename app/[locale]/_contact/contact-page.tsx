import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OperatorAddress } from "@/components/contact/operator-address";
import { OperatorContact } from "@/components/contact/operator-contact";
import { shareMetadata } from "@/components/layout/share-metadata";
import { alternatesOf } from "@/lib/site/alternates";

/** The contact form on a page of its own (contract §10): signed-in people never see the landing page. */
export async function ContactPage({ email }: { email?: string | undefined }) {
  const t = await getTranslations();
  return (
    <>
      <h1 className="text-xl">{t("contact-operator|title")}</h1>
      <p className="mt-2 max-w-text">{t("contact-operator|lead")}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-16">
        <OperatorContact email={email} />
        <OperatorAddress />
      </div>
    </>
  );
}

export async function contactMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const [title, description] = [t("contact-operator|title"), t("contact-operator|lead")];
  const alternates = alternatesOf(locale, "/contact");
  return {
    title,
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical }),
  };
}
