import { absoluteUrl } from "./absolute-url";
import type { Fact, MailTexts } from "./letter";
import { isPlainAddress } from "./plain-address";
import type { MailData } from "./schema";

type Part = Pick<MailData<"question-received">, "listingId" | "listingName" | "mpn">;
type Buyer = MailData<"question-received">["buyer"];

/** What a subject calls a part: its number, or its name where it has none. */
export function partName({ mpn, listingName }: Part): string {
  return mpn || listingName;
}

/** Name and number of a part. */
export function partFacts(t: MailTexts, { mpn, listingName }: Part): Fact[] {
  const name: Fact = { label: t("mail|fact|part"), value: listingName };
  return mpn ? [name, { label: t("mail|fact|mpn"), value: mpn, kind: "code" }] : [name];
}

export function listingUrl({ listingId }: Part): string {
  return absoluteUrl(`/listing/detail/${listingId}`);
}

/** The buyer as a fact: "name, address". */
export function buyerFact(t: MailTexts, { username, email }: Buyer): Fact {
  return { label: t("mail|fact|buyer"), value: [username, email].filter(Boolean).join(", ") };
}

/**
 * For letters to a seller: their reply goes to the buyer past us, and shows their address, as they shall know.
 * An address that is none gives nothing.
 */
export function replyToBuyer(t: MailTexts, { email }: Buyer) {
  return isPlainAddress(email)
    ? { replyTo: email, replyNotice: [t("mail|reply_to_buyer")] }
    : { replyTo: undefined, replyNotice: [] };
}
