import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { type LegalNumbering, LegalPage } from "@/components/legal/legal-page";
import { env } from "@/lib/config/env";
import { site } from "@/lib/config/site";
import { formatDay } from "@/lib/i18n/formats";
import { pathInLanguage } from "@/lib/site/alternates";
import {
  type LegalDocument,
  type LegalFacts,
  readLegalDocument,
} from "@/lib/site/read-legal-document";

const numberings: Record<LegalDocument, LegalNumbering> = {
  terms: "paragraphs",
  privacy: "plain",
  imprint: "none",
};

export async function LegalDocumentPage({ document }: { document: LegalDocument }) {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const day = site.legalTextsChangedOn[document];
  return (
    <LegalPage
      title={t(`legal|${document}`)}
      lead={t(`legal|${document}|lead`)}
      sections={readLegalDocument(document, locale, factsHere())}
      numbering={numberings[document]}
      changedOn={{ iso: day, shown: formatDay(new Date(day), locale) }}
      address={`${env().appUrl}${pathInLanguage(locale, `/${document}`)}`}
      isTemplate={!site.areLegalTextsChecked}
      isTranslation={locale !== "de"}
    />
  );
}

export async function legalMetadata(document: LegalDocument): Promise<Metadata> {
  const t = await getTranslations();
  const title = t(`legal|${document}`);
  const description = t(`legal|${document}|description`, { site: site.name });
  return pageMetadata(`/${document}`, { title, description });
}

/** The operator's details, and what this installation has switched on. */
function factsHere(): LegalFacts {
  const { name, operator, contactEmail } = site;
  const { s3, mail, analyticsId } = env();
  return {
    name,
    operator,
    contactEmail,
    hasObjectStore: s3 !== null,
    hasMailDelivery: mail.driver === "resend",
    hasAnalytics: analyticsId !== undefined,
  };
}
