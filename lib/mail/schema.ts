import { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import { isPartNumber, withoutLinks } from "@/lib/site/link-look";
import { asLine, asLines } from "./typed-text";

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
  /** To an address that asked for a link but has no account, so that known and unknown ones cost the same. */
  "no-account": z.object({ next }),
  /** To the new address, which the link proves. */
  "confirm-email-change": z.object({ token: line }),
  /** To the old address, once the new one is proved. */
  "email-changed": z.object({ newEmail: line }),
  "password-changed": z.object({}),
  "account-deleted": z.object({}),
  /** To the seller. */
  "question-received": part.extend({ buyer, question: paragraphs }),
  /** To the operator, whom anybody may write to: the address is as it was typed. */
  "contact-message": z.object({ name: words, company: words, email: line, message: paragraphs }),
  /** To the seller. */
  "request-received": request.extend({ note: paragraphs.nullish(), buyer }),
  /** To the buyer. */
  "transaction-status-changed": request.extend({
    from: transactionStatuses,
    to: transactionStatuses,
    isListingDeleted: z.boolean().optional(),
  }),
  /** To the seller. */
  "transaction-withdrawn": request.extend({ buyer }),
  /** To each who has open trades with an account that is blocked, or no longer is. */
  "trade-party-blocked": z.object({
    party: z.enum(["seller", "buyer"]),
    isBlocked: z.boolean(),
    requests: z.array(request),
    /** Of all of them. */
    count: z.int(),
  }),
  /** To both parties. */
  "transaction-voided": request.extend({
    reason: words,
    /** To the seller: what became of the pieces in the listing. */
    stock: z.enum(["sold_out", "available"]).optional(),
  }),
} as const;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>;

export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

/** Whether there is a template of that name; rows and addresses may say anything. */
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

/** What a reader gets to see. */
export interface MailContent {
  /** One line. */
  subject: string;
  /** One plain address; a reply goes to the sender where there is none. */
  replyTo?: string | undefined;
  text: string;
  html: string;
}

/** A mail ready to be handed to a driver. */
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
