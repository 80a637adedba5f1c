import "server-only";
import { formatInteger } from "@/lib/i18n/formats";
import { absoluteUrl } from "./absolute-url";
import type { Fact, Letter, MailTexts } from "./letter";
import type { MailData } from "./schema";

/** To the seller: somebody wants a part. */
export function requestReceived(t: MailTexts, data: MailData<"request-received">): Letter {
  return {
    subject: t("mail|request-received|subject", subjectOf(data)),
    opening: [t("mail|request-received|opening")],
    facts: [...partFacts(t, data), buyerFact(t, data.buyer), ...noteFacts(t, data.note)],
    action: {
      label: t("mail|request-received|action"),
      url: absoluteUrl("/transaction/user?role=seller"),
    },
    ending: [t("mail|request-received|ending")],
  };
}

/** To the buyer: the seller moved the request on. */
export function statusChanged(t: MailTexts, data: MailData<"transaction-status-changed">): Letter {
  const from = t(`mail|status|${data.from}`);
  const to = t(`mail|status|${data.to}`);
  return {
    subject: t("mail|transaction-status-changed|subject", { ...subjectOf(data), to }),
    opening: [t("mail|transaction-status-changed|opening", { from, to })],
    facts: partFacts(t, data),
    action: {
      label: t("mail|transaction-status-changed|action"),
      url: absoluteUrl("/transaction/user?role=buyer"),
    },
    ending: [t(`mail|transaction-status-changed|${data.to}`)],
  };
}

/** To the seller: the buyer no longer wants it. */
export function withdrawn(t: MailTexts, data: MailData<"transaction-withdrawn">): Letter {
  return {
    subject: t("mail|transaction-withdrawn|subject", subjectOf(data)),
    opening: [t("mail|transaction-withdrawn|opening")],
    facts: [...partFacts(t, data), buyerFact(t, data.buyer)],
    action: {
      label: t("mail|transaction-withdrawn|action"),
      url: absoluteUrl(`/listing/detail/${data.listingId}`),
    },
    ending: [t("mail|transaction-withdrawn|ending")],
  };
}

type Request = Omit<MailData<"transaction-withdrawn">, "buyer">;

function subjectOf({ mpn, listingName, quantity }: Request) {
  return { part: mpn || listingName, quantity: formatInteger(quantity) };
}

function partFacts(t: MailTexts, data: Request): Fact[] {
  const mpn: Fact[] = data.mpn
    ? [{ label: t("mail|fact|mpn"), value: data.mpn, kind: "code" }]
    : [];
  return [
    { label: t("mail|fact|part"), value: data.listingName },
    ...mpn,
    { label: t("mail|fact|quantity"), value: formatInteger(data.quantity), kind: "code" },
    { label: t("mail|fact|transaction"), value: String(data.transactionId), kind: "code" },
  ];
}

function buyerFact(t: MailTexts, buyer: { username: string; email: string }): Fact {
  return { label: t("mail|fact|buyer"), value: `${buyer.username}, ${buyer.email}` };
}

function noteFacts(t: MailTexts, note: string | null | undefined): Fact[] {
  return note ? [{ label: t("mail|fact|note"), value: note, kind: "quotation" }] : [];
}
