import { postalAddress } from "@/lib/config/operator-types";
import { site } from "@/lib/config/site";
import type { MailBody, MailFrame } from "./mail-body";

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
