import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { locale } from "next/root-params";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ErrorTextsProvider } from "@/components/layout/error-texts";
import { AlertRegion } from "@/components/ui/alert-region";
import { env } from "@/lib/env/env";
import { isLocale } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";
import { mono, sans } from "../fonts";
import "../globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    metadataBase: new URL(env().appUrl),
    title: { default: `${site.name} – ${t("layout|claim")}`, template: `%s – ${site.name}` },
    description: t("landing|lead"),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  if (!isLocale(await locale())) {
    return notFound();
  }
  const t = await getTranslations();
  const errorTexts = {
    title: t("page|error_title"),
    text: t("page|error"),
    retry: t("page|error_retry"),
  };
  return (
    <html lang={await getLocale()} className={`${sans.variable} ${mono.variable}`}>
      <body>
        <ErrorTextsProvider texts={errorTexts}>{children}</ErrorTextsProvider>
        <AlertRegion dismissLabel={t("ui|dismiss")} />
      </body>
    </html>
  );
}
