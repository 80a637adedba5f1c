import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import { isPartNumber, withoutLinks } from "@/lib/text/web-addresses-in-text";

/** A line break could forge a header, and direction marks could disguise an address. */
export function asLine(text: string): string {
  return withoutDirections(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

export function asLines(text: string): string {
  return withoutDirections(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutDirections(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, "");
}

const line = z.string().transform(asLine);

/** Breaks links in what users wrote. */
const words = z.string().transform((text) => withoutLinks(asLine(text)));
/** A part number such as "U.FL-R-SMT-1(10)" is not a link. */
const code = z.string().transform((text) => {
  const shown = asLine(text);
  return isPartNumber(shown) ? shown : withoutLinks(shown);
});
const paragraphs = z.string().transform((text) => withoutLinks(asLines(text)));

const next = line.optional();

const transactionStatuses = z.enum(["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"]);

const part = z.object({ listingId: z.int(), listingName: words, mpn: code.nullish() });
const request = part.extend({ transactionId: z.int(), quantity: z.int() });

const buyer = z.object({ username: words, email: line });

export const mailTemplates = {
  "verify-email": z.object({ token: line, next }),
  "account-exists": z.object({ next }),
  "reset-password": z.object({ token: line, next }),
  "no-account": z.object({ next }),
  "confirm-email-change": z.object({ token: line }),
  "email-changed": z.object({ newEmail: line }),
  "password-changed": z.object({}),
  "account-deleted": z.object({}),
  "question-received": part.extend({ buyer, question: paragraphs }),
  /** Anybody may write it, so the address is unchecked. */
  "contact-message": z.object({ name: words, company: words, email: line, message: paragraphs }),
  "request-received": request.extend({ note: paragraphs.nullish(), buyer }),
  "transaction-status-changed": request.extend({
    from: transactionStatuses,
    to: transactionStatuses,
    isListingDeleted: z.boolean().optional(),
  }),
  "transaction-withdrawn": request.extend({ buyer }),
  "trade-party-blocked": z.object({
    party: z.enum(["seller", "buyer"]),
    isBlocked: z.boolean(),
    requests: z.array(request),
    count: z.int(),
  }),
  "transaction-voided": request.extend({
    reason: words,
    /** Only for the seller. */
    stock: z.enum(["sold_out", "available"]).optional(),
  }),
} as const;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>;

export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name);
}

export type MailOrder = {
  [Template in MailTemplate]: {
    template: Template;
    recipient: string;
    locale: Locale;
    data: MailData<Template>;
  };
}[MailTemplate];

export interface MailContent {
  subject: string;
  /** Without it replies go to the sender. */
  replyTo?: string | undefined;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** Equal on every attempt, so that a driver can recognise a repeat. */
  id: string;
  createdAt: Date;
  recipient: string;
}

export const outboxEntries = z.object({
  recipient: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().default(""),
  createdAt: z.coerce.date(),
});

export type OutboxEntry = z.output<typeof outboxEntries> & { name: string };

/** Rejects a second address, names, groups, comments and headers. */
export function isPlainAddress(text: string): boolean {
  return /^[^\p{C}\p{Z}@,;:<>()[\]"\\]+@[^\p{C}\p{Z}@,;:<>()[\]"\\]+$/u.test(text);
}
