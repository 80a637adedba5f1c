import { cookies } from "next/headers";
import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { type Locale, languageKey, localeFrom } from "./locales";

export default getRequestConfig(async ({ locale: override }) => {
  const locale = override ? localeFrom(override) : await currentLocale();
  return {
    locale,
    timeZone: "Europe/Berlin",
    messages: (await import(`../../messages/${locale}.json`)).default,
  };
});

/** Actions and routes have no locale in their address. */
async function currentLocale(): Promise<Locale> {
  try {
    return localeFrom(await rootLocale());
  } catch {
    return localeFrom((await cookies()).get(languageKey)?.value);
  }
}
