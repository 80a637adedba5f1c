import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import type { MailContent } from "./schema";
import type { MailTexts } from "./templates/mail-body";
import { mailAsText } from "./templates/mail-text";
import { writeMail } from "./templates/write-mail";

/** Throws an Error for an unknown template and for data that does not fit. */
export async function renderMail(
  template: string,
  locale: Locale,
  data: unknown,
): Promise<MailContent> {
  const t: MailTexts = translatorFor(locale);
  const body = writeMail(t, template, data);
  const frame = { greeting: t("mail|greeting"), closing: t("mail|closing") };
  // Loading it takes 50 MB and half a second, so only senders do.
  const { mailAsHtml } = await import("./templates/mail-html");
  return {
    subject: body.subject,
    replyTo: body.replyTo,
    text: mailAsText(body, frame),
    html: await mailAsHtml(body, frame, locale),
  };
}
