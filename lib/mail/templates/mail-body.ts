import type { createTranslator, Messages } from "use-intl/core";
import { postalAddress } from "@/lib/config/operator";
import { site } from "@/lib/config/site";

export type MailTexts = ReturnType<typeof createTranslator<Messages>>;

/** Contains no markup. */
export interface MailBody {
  subject: string;
  /** Without it replies go to us. */
  replyTo?: string | undefined;
  opening: string[];
  /** Nobody's words may pass for ours. */
  authors?: string;
  facts?: Fact[];
  action?: Action;
  ending?: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** A code's font tells O from 0. */
  kind?: "code" | "quotation";
}

export interface Action {
  label: string;
  url: string;
}

export interface MailFrame {
  greeting: string;
  closing: string;
}

export const signature: string[] = [
  site.name,
  postalAddress(site.operator).slice(0, -1).join(" · "),
];

export function mailAsText(body: MailBody, { greeting, closing }: MailFrame): string {
  const parts = [
    greeting,
    ...body.opening,
    body.authors ?? "",
    factsAsText(body),
    body.action ? `${body.action.label}:\n${body.action.url}` : "",
    ...(body.ending ?? []),
    closing,
    signature.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function factsAsText({ authors, facts = [] }: MailBody): string {
  const text = facts
    .map(({ label, value, kind }) => `${label}:${kind === "quotation" ? "\n" : " "}${value}`)
    .join("\n");
  return authors && text ? text.replace(/^/gm, "> ") : text;
}
