import "server-only";
import type { Letter, MailTexts } from "./letter";
import { buyerFact, listingUrl, partFacts, partName, replyToBuyer } from "./part-facts";
import type { MailData } from "./schema";

/** To the seller: somebody asks about a part before requesting it. */
export function questionReceived(t: MailTexts, data: MailData<"question-received">): Letter {
  const { replyTo, replyNotice } = replyToBuyer(t, data.buyer);
  return {
    subject: t("mail|question-received|subject", { part: partName(data) }),
    replyTo,
    opening: [t("mail|question-received|opening")],
    facts: [
      ...partFacts(t, data),
      buyerFact(t, data.buyer),
      { label: t("mail|fact|question"), value: data.question, kind: "quotation" },
    ],
    action: { label: t("mail|question-received|action"), url: listingUrl(data) },
    ending: [t("mail|question-received|ending"), ...replyNotice],
  };
}
