import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { renderMail } from "./render";
import type { MailData, MailTemplate } from "./schema";
import { isMailTemplate, type MailContent } from "./schema";

export async function findPreview(name: string, locale: Locale): Promise<MailContent | null> {
  return isMailTemplate(name) ? renderMail(name, locale, mailSamples[name]) : null;
}

const part = {
  listingId: 128,
  listingName: "SIMATIC S7-300, CPU 315-2 PN/DP, Zentralbaugruppe mit 384 KB Arbeitsspeicher",
  mpn: "6ES7 315-2EH14-0AB0",
};
const request = { ...part, transactionId: 4711, quantity: 12 };
const buyer = { username: "Instandhaltung Nordwerk", email: "einkauf@nordwerk.example" };
const token = "sample-0Oo1lI-_sample-0Oo1lI-_sample-0Oo1lI";

const next = "/listing/detail/128?draft=6f1d2c34-5b7a-4e19-9a52-0c8d7e4b3f21#request";

export const mailSamples: { [Template in MailTemplate]: MailData<Template> } = {
  "verify-email": { token, next },
  "account-exists": { next },
  "reset-password": { token, next },
  "no-account": { next },
  "confirm-email-change": { token },
  "email-changed": { newEmail: "neue.adresse@nordwerk.example" },
  "password-changed": {},
  "account-deleted": {},
  "question-received": {
    ...part,
    buyer,
    question:
      "Welchen Firmwarestand hat die Baugruppe?\nLiegt die Micro Memory Card noch bei? Wir suchen genau 64 KB.",
  },
  "contact-message": {
    name: "Erika Kern",
    company: "Kern Anlagenbau",
    email: "einkauf@kern-anlagenbau.example",
    message:
      "Wir lösen ein Werk auf und haben rund 4.000 Positionen.\nKönnen Sie beim ersten Import helfen?",
  },
  "request-received": {
    ...request,
    buyer,
    note: "Bitte an Tor 3 anliefern, werktags bis 14 Uhr.\nOhne Prüfzeugnis leider nicht brauchbar.",
  },
  "transaction-status-changed": { ...request, from: "REQUESTED", to: "RESERVED" },
  "transaction-withdrawn": { ...request, buyer },
  "trade-party-blocked": { party: "seller", isBlocked: true, requests: [request], count: 1 },
  "transaction-voided": {
    ...request,
    reason: "Der Handel wurde versehentlich zweimal abgeschlossen, wie beide Seiten bestätigen.",
    stock: "sold_out",
  },
};
