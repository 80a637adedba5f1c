import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { locale } from "next/root-params";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ErrorTextsProvider } from "@/components/layout/error-texts-context";
import { NavigationFailureNotice } from "@/components/layout/navigation-failure-notice";
import { RegisterServiceWorker } from "@/components/layout/register-service-worker";
import { AlertRegion } from "@/components/ui/alert-region";
import { buttonStyle } from "@/components/ui/button-style";
import { env } from "@/lib/config/env";
import { site } from "@/lib/config/site";
import { isLocale } from "@/lib/i18n/locales";
import { languageScript } from "@/lib/site/language-script";
import { paperColours, themeScript } from "@/lib/site/theme";
import { manifestPaths } from "@/lib/site/web-manifest";
import { mono, sans } from "../fonts";
import "../globals.css";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: paperColours.light },
    { media: "(prefers-color-scheme: dark)", color: paperColours.dark },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    metadataBase: new URL(env().appUrl),
    title: { default: `${site.name} – ${t("layout|claim")}`, template: `%s – ${site.name}` },
    description: t("landing|lead", { site: site.name }),
    manifest: manifestPaths[await getLocale()],
    appleWebApp: { title: site.name },
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
    buttonClass: buttonStyle({ variant: "quiet" }),
  };
  return (
    // The script sets the theme before React loads.
    <html
      lang={await getLocale()}
      className={`${sans.variable} ${mono.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own. */}
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <ErrorTextsProvider texts={errorTexts}>{children}</ErrorTextsProvider>
        <AlertRegion dismissLabel={t("ui|dismiss")}>
          <NavigationFailureNotice />
        </AlertRegion>
        {env().appMode === "development" ? null : <RegisterServiceWorker />}
      </body>
    </html>
  );
}
