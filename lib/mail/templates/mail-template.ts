import type { createTranslator, Messages } from "use-intl/core";
import { postalAddress } from "@/lib/config/operator";
import { site } from "@/lib/config/site";

export type MailTexts = ReturnType<typeof createTranslator<Messages>>;

/** A mail before it is set as plain text or HTML: nothing in it is markup. */
export interface MailBody {
  subject: string;
  /** Whom the reader's reply goes to, one plain address; to us where there is none. */
  replyTo?: string | undefined;
  opening: string[];
  /** Whose words the facts are, where they are not ours: nobody's shall pass for ours (contract §3). */
  authors?: string;
  facts?: Fact[];
  action?: Action;
  ending?: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** A code is set in a face that tells O from 0; a quotation may have several lines. */
  kind?: "code" | "quotation";
}

export interface Action {
  label: string;
  url: string;
}

/** What stands around every letter, in its reader's language. */
export interface MailFrame {
  greeting: string;
  closing: string;
}

/** The lines under every letter; those who get one know the country. */
export const signature: string[] = [
  site.name,
  postalAddress(site.operator).slice(0, -1).join(" · "),
];

/** The letter as plain text, with the link on a line of its own. */
export function mailAsText(letter: MailBody, { greeting, closing }: MailFrame): string {
  const parts = [
    greeting,
    ...letter.opening,
    letter.authors ?? "",
    factsAsText(letter),
    letter.action ? `${letter.action.label}:\n${letter.action.url}` : "",
    ...(letter.ending ?? []),
    closing,
    signature.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Quoted where they are not ours: so they begin and end where one sees it, and nobody's line can pass for ours. */
function factsAsText({ authors, facts = [] }: MailBody): string {
  const text = facts
    .map(({ label, value, kind }) => `${label}:${kind === "quotation" ? "\n" : " "}${value}`)
    .join("\n");
  return authors && text ? text.replace(/^/gm, "> ") : text;
}
