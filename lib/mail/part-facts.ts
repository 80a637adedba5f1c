import { site } from "@/lib/site/site";
import { absoluteUrl } from "./absolute-url";
import type { Fact, Letter, MailTexts } from "./letter";
import { isPlainAddress } from "./plain-address";
import type { MailData } from "./schema";

const maxWordsLength = 60;

type Part = Pick<MailData<"question-received">, "listingId" | "listingName" | "mpn">;
type Buyer = MailData<"question-received">["buyer"];

/** What a subject calls a part: its number, or its name where it has none. */
export function partName(t: MailTexts, { mpn, listingName }: Part): string {
  // A number stands as it is; sentences could pass for ours.
  return mpn && /\d/.test(mpn) && !/\p{Ll}{4}/u.test(mpn)
    ? brief(mpn)
    : t("mail|quoted", { words: brief(mpn || listingName) });
}

/** As much of somebody's words as a subject has room for. */
export function brief(words: string): string {
  const letters = Array.from(words);
  return letters.length > maxWordsLength
    ? `${letters.slice(0, maxWordsLength).join("").trimEnd()}…`
    : words;
}

/** That members wrote what stands in the facts, and that links in it are broken where there were any. */
export function writtenByMembers(t: MailTexts, facts: Fact[]): Pick<Letter, "authors" | "facts"> {
  return { authors: authorsOf(t, t("mail|authors|members", of), facts), facts };
}

/** The same of a visitor, of whom we know nothing. */
export function writtenBySender(t: MailTexts, facts: Fact[]): Pick<Letter, "authors" | "facts"> {
  return { authors: authorsOf(t, t("mail|authors|sender", of), facts), facts };
}

function authorsOf(t: MailTexts, authors: string, facts: Fact[]): string {
  const hasLink = facts.some(({ value }) => /\[[.:]\]/.test(value));
  return hasLink ? `${authors} ${t("mail|authors|links")}` : authors;
}

const of = { site: site.name };

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
