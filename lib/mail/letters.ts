import "server-only";
import { withNext } from "@/lib/site/next-address";
import { site } from "@/lib/site/site";
import { absoluteUrl } from "./absolute-url";
import type { Action, Fact, Letter, MailTexts } from "./letter";
import { isPlainAddress } from "./plain-address";
import type { MailData } from "./schema";
import { isMailTemplate, type MailTemplate, mailTemplates } from "./schema";

function verifyEmail(t: MailTexts, { token, next }: MailData<"verify-email">): Letter {
  return {
    subject: t("mail|verify-email|subject", of),
    opening: [t("mail|verify-email|opening", of)],
    action: {
      label: t("mail|verify-email|action"),
      url: tokenUrl("/email-verification", token, next),
    },
    ending: [t("mail|verify-email|ending")],
  };
}

function accountExists(t: MailTexts, { next }: MailData<"account-exists">): Letter {
  return {
    subject: t("mail|account-exists|subject", of),
    opening: [t("mail|account-exists|opening", of)],
    action: { label: t("mail|account-exists|action"), url: absoluteUrl(withNext("/login", next)) },
    ending: [t("mail|account-exists|ending")],
  };
}

function resetPassword(t: MailTexts, { token, next }: MailData<"reset-password">): Letter {
  return {
    subject: t("mail|reset-password|subject", of),
    opening: [t("mail|reset-password|opening", of)],
    action: {
      label: t("mail|reset-password|action"),
      url: tokenUrl("/password-reset", token, next),
    },
    ending: [t("mail|reset-password|ending")],
  };
}

/** Instead of a link, so that asking for one tells nobody whether the address is known. */
function noAccount(t: MailTexts, { next }: MailData<"no-account">): Letter {
  return {
    subject: t("mail|no-account|subject", of),
    opening: [t("mail|no-account|opening", of)],
    action: { label: t("mail|no-account|action"), url: absoluteUrl(withNext("/signup", next)) },
    ending: [t("mail|no-account|ending")],
  };
}

function confirmEmailChange(t: MailTexts, { token }: MailData<"confirm-email-change">): Letter {
  return {
    subject: t("mail|confirm-email-change|subject", of),
    opening: [t("mail|confirm-email-change|opening", of)],
    action: {
      label: t("mail|confirm-email-change|action"),
      url: tokenUrl("/email-verification", token),
    },
    ending: [t("mail|confirm-email-change|ending")],
  };
}

/** To the old address: who did not do this must hear of it. */
function emailChanged(t: MailTexts, { newEmail }: MailData<"email-changed">): Letter {
  return {
    subject: t("mail|email-changed|subject", of),
    opening: [t("mail|email-changed|opening", { ...of, newEmail })],
    ending: [t("mail|email-changed|ending", of)],
  };
}

function passwordChanged(t: MailTexts): Letter {
  return {
    subject: t("mail|password-changed|subject", of),
    opening: [t("mail|password-changed|opening", of)],
    action: {
      label: t("mail|password-changed|action"),
      url: absoluteUrl("/request-password-reset"),
    },
    ending: [t("mail|password-changed|ending", of)],
  };
}

function accountDeleted(t: MailTexts): Letter {
  return {
    subject: t("mail|account-deleted|subject", of),
    opening: [t("mail|account-deleted|opening", of)],
    ending: [t("mail|account-deleted|ending", of)],
  };
}

function tokenUrl(path: string, token: string, next?: string | undefined): string {
  return absoluteUrl(withNext(`${path}?token=${encodeURIComponent(token)}`, next));
}

const of = { site: site.name, contact: site.contactEmail };

/** To the seller: somebody asks about a part before requesting it. */
function questionReceived(t: MailTexts, data: MailData<"question-received">): Letter {
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

/** To the operator: somebody has written by the contact form. Nothing that it says of them has been looked at. */
function contactMessage(t: MailTexts, data: MailData<"contact-message">): Letter {
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

function requestReceived(t: MailTexts, data: MailData<"request-received">): Letter {
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

/** To the buyer: the seller moved the request on. Nothing here may be the seller's, least of all a Reply-To. */
function statusChanged(t: MailTexts, data: MailData<"transaction-status-changed">): Letter {
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

function withdrawn(t: MailTexts, data: MailData<"transaction-withdrawn">): Letter {
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

/** To the buyers of a seller that is blocked, and to the sellers of such a buyer; the same once the block has ended. */
function partyBlocked(t: MailTexts, data: MailData<"trade-party-blocked">): Letter {
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

/** To both parties: an administrator has voided the completed trade. */
function voided(t: MailTexts, data: MailData<"transaction-voided">): Letter {
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

type Writer<Template extends MailTemplate> = (t: MailTexts, data: MailData<Template>) => Letter;

const writers: { [Template in MailTemplate]: Writer<Template> } = {
  "verify-email": verifyEmail,
  "account-exists": accountExists,
  "reset-password": resetPassword,
  "no-account": noAccount,
  "confirm-email-change": confirmEmailChange,
  "email-changed": emailChanged,
  "password-changed": passwordChanged,
  "account-deleted": accountDeleted,
  "question-received": questionReceived,
  "contact-message": contactMessage,
  "request-received": requestReceived,
  "transaction-status-changed": statusChanged,
  "transaction-withdrawn": withdrawn,
  "trade-party-blocked": partyBlocked,
  "transaction-voided": voided,
};

export function writeLetter(t: MailTexts, template: string, data: unknown): Letter {
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
  // A number stands as it is; sentences could pass for ours.
  return mpn && /\d/.test(mpn) && !/\p{Ll}{4}/u.test(mpn)
    ? brief(mpn)
    : t("mail|quoted", { words: brief(mpn || listingName) });
}

/** As much of somebody's words as a subject has room for. */
function brief(words: string): string {
  const letters = Array.from(words);
  return letters.length > maxWordsLength
    ? `${letters.slice(0, maxWordsLength).join("").trimEnd()}…`
    : words;
}

/** That members wrote what stands in the facts, and that links in it are broken where there were any. */
function writtenByMembers(t: MailTexts, facts: Fact[]): Pick<Letter, "authors" | "facts"> {
  return { authors: authorsOf(t, t("mail|authors|members", of), facts), facts };
}

function writtenBySender(t: MailTexts, facts: Fact[]): Pick<Letter, "authors" | "facts"> {
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

/** For letters to a seller: their reply goes to the buyer past us, and shows their address, as they shall know. */
function replyToBuyer(t: MailTexts, { email }: Buyer) {
  return isPlainAddress(email)
    ? { replyTo: email, replyNotice: [t("mail|reply_to_buyer")] }
    : { replyTo: undefined, replyNotice: [] };
}
