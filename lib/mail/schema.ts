import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import { isPartNumber, withoutLinks } from "@/lib/text/link-look";

/**
 * What somebody typed, as one line: no line break (it could become a header, or a line of the letter's own) and
 * none of the marks that turn the direction of writing round (they make an address read like another).
 */
export function asLine(text: string): string {
  return withoutDirections(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** The same for a text of several lines: its breaks become "\n", at most one line in a row is empty. */
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

/** What people typed may say anything, but must not look like a part of the letter: every text is one of these. */
const line = z.string().transform(asLine);

/** What members and visitors wrote: the same, and no link in it. */
const words = z.string().transform((text) => withoutLinks(asLine(text)));
/** A number of a part: what has figures and names no host is as its manufacturer writes it, "U.FL-R-SMT-1(10)". */
const code = z.string().transform((text) => {
  const shown = asLine(text);
  return isPartNumber(shown) ? shown : withoutLinks(shown);
});
const paragraphs = z.string().transform((text) => withoutLinks(asLines(text)));

/** Where the login at the end of the way leads. */
const next = line.optional();

const transactionStatuses = z.enum(["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"]);

const part = z.object({ listingId: z.int(), listingName: words, mpn: code.nullish() });
const request = part.extend({ transactionId: z.int(), quantity: z.int() });

const buyer = z.object({ username: words, email: line });

/** Every mail that is sent, with what its text needs (contract §7). Rows keep it as JSON until they are sent. */
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
  /** To the operator, whom anybody may write to: the address is as it was typed. */
  "contact-message": z.object({ name: words, company: words, email: line, message: paragraphs }),
  "request-received": request.extend({ note: paragraphs.nullish(), buyer }),
  /** To the buyer. */
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
    /** Of all of them. */
    count: z.int(),
  }),
  "transaction-voided": request.extend({
    reason: words,
    /** To the seller: what became of the pieces in the listing. */
    stock: z.enum(["sold_out", "available"]).optional(),
  }),
} as const;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>;

export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailTemplates, name);
}

/** A mail as the change that causes it orders it; `locale` is its reader's language. */
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
  /** One plain address; a reply goes to the sender where there is none. */
  replyTo?: string | undefined;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** The row's id: the same on every attempt, so that a driver can tell a repeat. */
  id: string;
  createdAt: Date;
  recipient: string;
}

/** What is kept of a mail beside its `.eml`, for /dev/mail. */
export const outboxEntries = z.object({
  recipient: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().default(""),
  createdAt: z.coerce.date(),
});

export type OutboxEntry = z.output<typeof outboxEntries> & { name: string };

/** Whether a text is one address and nothing else: no second one, no name, group, comment or header beside it. */
export function isPlainAddress(text: string): boolean {
  return /^[^\p{C}\p{Z}@,;:<>()[\]"\\]+@[^\p{C}\p{Z}@,;:<>()[\]"\\]+$/u.test(text);
}
