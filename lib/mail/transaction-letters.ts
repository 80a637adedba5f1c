import "server-only";
import { absoluteUrl } from "./absolute-url";
import type { Action, Fact, Letter, MailTexts } from "./letter";
import {
  buyerFact,
  listingUrl,
  partFacts,
  partName,
  replyToBuyer,
  writtenByMembers,
} from "./part-facts";
import type { MailData } from "./schema";

/** To the seller: somebody wants a part. */
export function requestReceived(t: MailTexts, data: MailData<"request-received">): Letter {
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
export function statusChanged(t: MailTexts, data: MailData<"transaction-status-changed">): Letter {
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

/** To the seller: the buyer no longer wants it. */
export function withdrawn(t: MailTexts, data: MailData<"transaction-withdrawn">): Letter {
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
export function partyBlocked(t: MailTexts, data: MailData<"trade-party-blocked">): Letter {
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
export function voided(t: MailTexts, data: MailData<"transaction-voided">): Letter {
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
