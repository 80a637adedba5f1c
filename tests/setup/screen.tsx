import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type Messages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "@/lib/i18n/locales";
import german from "@/messages/de.json";
import english from "@/messages/en.json";

const texts = { de: german, en: english };
const stay = () => {};
const router = {
  back: stay,
  forward: stay,
  prefetch: stay,
  push: stay,
  refresh: stay,
  replace: stay,
};

export function Screen({ locale = "de", children }: { locale?: Locale; children: ReactNode }) {
  return (
    <AppRouterContext value={router as never}>
      <NextIntlClientProvider
        locale={locale}
        // The type names the German file only; `npm run check` keeps the keys of both equal.
        messages={texts[locale] as Messages}
        timeZone="Europe/Berlin"
      >
        {children}
      </NextIntlClientProvider>
    </AppRouterContext>
  );
}

export function htmlOf(component: ReactNode, locale?: Locale): string {
  return renderToStaticMarkup(<Screen locale={locale}>{component}</Screen>);
}

export function draw(component: ReactNode, locale?: Locale): void {
  document.body.innerHTML = htmlOf(component, locale);
}

export function hrefs(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
}

export function hrefOf(text: string): string | null | undefined {
  const links = [...document.querySelectorAll("a")];
  return links.find((link) => link.textContent === text)?.getAttribute("href");
}
