import "server-only";
import { env } from "@/lib/config/env";
import { site } from "@/lib/config/site";
import { withNext } from "@/lib/site/with-next";
import type { MailData } from "../schema";
import { isMailTemplate, isPlainAddress, type MailTemplate, mailTemplates } from "../schema";
import type { Action, Fact, MailBody, MailTexts } from "./mail-body";

function accountMail(
  t: MailTexts,
  template: MailTemplate,
  { url, ...more }: { url?: string; newEmail?: string } = {},
): MailBody {
  // A test renders every template in both languages, so all keys exist.
  const text = (part: "subject" | "opening" | "action" | "ending") =>
    t(`mail|${template}|${part}` as never, { ...of, ...more } as never);
  return {
    subject: text("subject"),
    opening: [text("opening")],
    ...(url !== undefined && { action: { label: text("action"), url } }),
    ending: [text("ending")],
  };
}

function tokenUrl(path: string, token: string, next?: string | undefined): string {
  return absoluteUrl(withNext(`${path}?token=${encodeURIComponent(token)}`, next));
}

function absoluteUrl(path: string): string {
  return env().appUrl + path;
}

const of = { site: site.name, contact: site.contactEmail };

function questionReceived(t: MailTexts, data: MailData<"question-received">): MailBody {
  const { replyTo, replyNotice } = replyToBuyer(t, data.buyer);
  return {
    subject: t("mail|question-received|subject", { part: partName(t, data) }),
    replyTo,
    opening: [t("mail|question-received|opening")],
    ...writtenByMembers(t, [
      ...partFacts(t, data),
      buyerFact(t, data.buyer),
      { label: t("mail|fact|question"), value: data.question, kind: "quotation" },
    ]),
    action: { label: t("mail|question-received|action"), url: listingUrl(data) },
    ending: [t("mail|question-received|ending"), ...replyNotice],
  };
}

function contactMessage(t: MailTexts, data: MailData<"contact-message">): MailBody {
  const { name, company, email, message } = data;
  const canReply = isPlainAddress(email);
  const facts: Fact[] = [
    { label: t("mail|fact|name"), value: name },
    { label: t("mail|fact|company"), value: company },
    { label: t("mail|fact|email"), value: email },
    { label: t("mail|fact|message"), value: message, kind: "quotation" },
  ];
  return {
    subject: t("mail|contact-message|subject", {
      sender: brief(name || company || email),
    }),
    replyTo: canReply ? email : undefined,
    opening: [t("mail|contact-message|opening")],
    ...writtenBySender(
      t,
      facts.filter(({ value }) => value !== ""),
    ),
    ending: canReply ? [t("mail|contact-message|ending")] : [],
  };
}

function requestReceived(t: MailTexts, data: MailData<"request-received">): MailBody {
  const { replyTo, replyNotice } = replyToBuyer(t, data.buyer);
  return {
    subject: t("mail|request-received|subject", subjectOf(t, data)),
    replyTo,
    opening: [t("mail|request-received|opening")],
    ...writtenByMembers(t, [
      ...requestFacts(t, data),
      buyerFact(t, data.buyer),
      ...noteFacts(t, data.note),
    ]),
    action: viewRequest(t, data),
    ending: [t("mail|request-received|ending"), ...replyNotice],
  };
}

/** Reveals nothing of the seller, so it has no Reply-To. */
function statusChanged(t: MailTexts, data: MailData<"transaction-status-changed">): MailBody {
  const from = t(`mail|status|${data.from}`);
  const to = t(`mail|status|${data.to}`);
  return {
    subject: t("mail|transaction-status-changed|subject", {
      ...subjectOf(t, data),
      from: data.from,
      to: data.to,
    }),
    opening: [
      t("mail|transaction-status-changed|opening", { from, to }),
      ...(data.isListingDeleted ? [t("mail|transaction-status-changed|listing_deleted")] : []),
    ],
    ...writtenByMembers(t, requestFacts(t, data)),
    action: viewRequest(t, data),
    ending: [t(`mail|transaction-status-changed|${data.to}`)],
  };
}

function withdrawn(t: MailTexts, data: MailData<"transaction-withdrawn">): MailBody {
  const { replyTo, replyNotice } = replyToBuyer(t, data.buyer);
  return {
    subject: t("mail|transaction-withdrawn|subject", subjectOf(t, data)),
    replyTo,
    opening: [t("mail|transaction-withdrawn|opening")],
    ...writtenByMembers(t, [...requestFacts(t, data), buyerFact(t, data.buyer)]),
    action: viewRequest(t, data),
    ending: [t("mail|transaction-withdrawn|ending"), ...replyNotice],
  };
}

function partyBlocked(t: MailTexts, data: MailData<"trade-party-blocked">): MailBody {
  const { party, isBlocked, requests, count } = data;
  const key = `mail|trade-party-blocked|${party}|${isBlocked ? "blocked" : "unblocked"}` as const;
  const left = count - requests.length;
  return {
    subject: t(`${key}|subject`),
    opening: [t(`${key}|opening`)],
    ...writtenByMembers(t, [
      ...requests.map((request) => ({
        label: t("mail|fact|transaction_of", { id: String(request.transactionId) }),
        value: `${piecesIn(t, request)} × ${partName(t, request)}`,
      })),
      ...(left > 0 ? [{ label: t("mail|fact|more"), value: t("mail|number", { n: left }) }] : []),
    ]),
    action: { label: t("mail|view_requests"), url: absoluteUrl("/transaction/user") },
    ending: [t(`${key}|ending`)],
  };
}

function voided(t: MailTexts, data: MailData<"transaction-voided">): MailBody {
  return {
    subject: t("mail|transaction-voided|subject", subjectOf(t, data)),
    opening: [t("mail|transaction-voided|opening")],
    ...writtenByMembers(t, requestFacts(t, data)),
    action: data.stock
      ? { label: t("mail|view_listing"), url: listingUrl(data) }
      : viewRequest(t, data),
    ending: [
      `${t("mail|fact|reason")}: ${data.reason}`,
      ...(data.stock ? [t(`mail|transaction-voided|stock|${data.stock}`)] : []),
      t("mail|transaction-voided|ending"),
    ],
  };
}

type Request = Omit<MailData<"transaction-withdrawn">, "buyer">;

function subjectOf(t: MailTexts, data: Request) {
  return { part: partName(t, data), quantity: piecesIn(t, data) };
}

function requestFacts(t: MailTexts, data: Request): Fact[] {
  return [
    ...partFacts(t, data),
    { label: t("mail|fact|quantity"), value: piecesIn(t, data), kind: "code" },
    { label: t("mail|fact|transaction"), value: String(data.transactionId), kind: "code" },
  ];
}

function piecesIn(t: MailTexts, { quantity }: Request): string {
  return t("mail|number", { n: quantity });
}

function viewRequest(t: MailTexts, { transactionId }: Request): Action {
  const url = absoluteUrl(`/transaction/detail/${transactionId}`);
  return { label: t("mail|view_request"), url };
}

function noteFacts(t: MailTexts, note: string | null | undefined): Fact[] {
  return note ? [{ label: t("mail|fact|note"), value: note, kind: "quotation" }] : [];
}

type Writer<Template extends MailTemplate> = (t: MailTexts, data: MailData<Template>) => MailBody;

const writers: { [Template in MailTemplate]: Writer<Template> } = {
  "verify-email": (t, { token, next }) =>
    accountMail(t, "verify-email", { url: tokenUrl("/email-verification", token, next) }),
  "account-exists": (t, { next }) =>
    accountMail(t, "account-exists", { url: absoluteUrl(withNext("/login", next)) }),
  "reset-password": (t, { token, next }) =>
    accountMail(t, "reset-password", { url: tokenUrl("/password-reset", token, next) }),
  // Sent instead of a link, so that a request reveals no accounts.
  "no-account": (t, { next }) =>
    accountMail(t, "no-account", { url: absoluteUrl(withNext("/signup", next)) }),
  "confirm-email-change": (t, { token }) =>
    accountMail(t, "confirm-email-change", { url: tokenUrl("/email-verification", token) }),
  // Goes to the old address, whose owner must learn of it.
  "email-changed": (t, { newEmail }) => accountMail(t, "email-changed", { newEmail }),
  "password-changed": (t) =>
    accountMail(t, "password-changed", { url: absoluteUrl("/request-password-reset") }),
  "account-deleted": (t) => accountMail(t, "account-deleted"),
  "question-received": questionReceived,
  "contact-message": contactMessage,
  "request-received": requestReceived,
  "transaction-status-changed": statusChanged,
  "transaction-withdrawn": withdrawn,
  "trade-party-blocked": partyBlocked,
  "transaction-voided": voided,
};

export function writeMail(t: MailTexts, template: string, data: unknown): MailBody {
  if (!isMailTemplate(template)) {
    throw new Error(`There is no mail template "${template}".`);
  }
  return writeOf(t, template, data);
}

function writeOf<Template extends MailTemplate>(t: MailTexts, template: Template, data: unknown) {
  return writers[template](t, mailTemplates[template].parse(data) as MailData<Template>);
}

const maxWordsLength = 60;

type Part = Pick<MailData<"question-received">, "listingId" | "listingName" | "mpn">;
type Buyer = MailData<"question-received">["buyer"];

function partName(t: MailTexts, { mpn, listingName }: Part): string {
  // Quotes words, which could pass for ours, but not numbers.
  return mpn && /\d/.test(mpn) && !/\p{Ll}{4}/u.test(mpn)
    ? brief(mpn)
    : t("mail|quoted", { words: brief(mpn || listingName) });
}

function brief(words: string): string {
  const letters = Array.from(words);
  return letters.length > maxWordsLength
    ? `${letters.slice(0, maxWordsLength).join("").trimEnd()}…`
    : words;
}

function writtenByMembers(t: MailTexts, facts: Fact[]): Pick<MailBody, "authors" | "facts"> {
  return { authors: authorsOf(t, t("mail|authors|members", of), facts), facts };
}

function writtenBySender(t: MailTexts, facts: Fact[]): Pick<MailBody, "authors" | "facts"> {
  return { authors: authorsOf(t, t("mail|authors|sender", of), facts), facts };
}

function authorsOf(t: MailTexts, authors: string, facts: Fact[]): string {
  const hasLink = facts.some(({ value }) => /\[[.:]\]/.test(value));
  return hasLink ? `${authors} ${t("mail|authors|links")}` : authors;
}

function partFacts(t: MailTexts, { mpn, listingName }: Part): Fact[] {
  const name: Fact = { label: t("mail|fact|part"), value: listingName };
  return mpn ? [name, { label: t("mail|fact|mpn"), value: mpn, kind: "code" }] : [name];
}

function listingUrl({ listingId }: Part): string {
  return absoluteUrl(`/listing/detail/${listingId}`);
}

function buyerFact(t: MailTexts, { username, email }: Buyer): Fact {
  return { label: t("mail|fact|buyer"), value: [username, email].filter(Boolean).join(", ") };
}

function replyToBuyer(t: MailTexts, { email }: Buyer) {
  return isPlainAddress(email)
    ? { replyTo: email, replyNotice: [t("mail|reply_to_buyer")] }
    : { replyTo: undefined, replyNotice: [] };
}
