import "server-only";
import type { Fact, Letter, MailTexts } from "./letter";
import {
  brief,
  buyerFact,
  listingUrl,
  partFacts,
  partName,
  replyToBuyer,
  writtenByMembers,
  writtenBySender,
} from "./part-facts";
import { isPlainAddress } from "./plain-address";
import type { MailData } from "./schema";

/** To the seller: somebody asks about a part before requesting it. */
export function questionReceived(t: MailTexts, data: MailData<"question-received">): Letter {
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
export function contactMessage(t: MailTexts, data: MailData<"contact-message">): Letter {
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
