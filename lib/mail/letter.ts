import type { createTranslator, Messages } from "use-intl/core";
import { site } from "@/lib/site/site";

/** The texts of one language. */
export type MailTexts = ReturnType<typeof createTranslator<Messages>>;

/** A mail before it is set as plain text or HTML: nothing in it is markup. */
export interface Letter {
  subject: string;
  opening: string[];
  /** Label and value; a value may have several lines. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  ending?: string[];
}

/** The letter as plain text, with the link on a line of its own. */
export function letterAsText(letter: Letter, closing: string): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`).join("\n");
  const action = letter.action ? `${letter.action.label}:\n${letter.action.url}` : "";
  const parts = [...letter.opening, facts, action, ...(letter.ending ?? []), closing, signature];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The letter as HTML; every value is escaped. */
export function letterAsHtml(letter: Letter, closing: string, language: string): string {
  const facts = (letter.facts ?? []).map(factRow).join("");
  const body = [
    ...letter.opening.map(paragraph),
    facts && `<table style="border-collapse:collapse;margin:0 0 16px">${facts}</table>`,
    letter.action && button(letter.action),
    ...(letter.ending ?? []).map(paragraph),
    paragraph(closing),
    `<p style="margin:24px 0 0;font-size:13px;color:#5b6470">${lines(signature)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#16191d;${font}">
<div style="max-width:560px">${body.filter(Boolean).join("\n")}</div>
</body></html>
`;
}

const { company, street, zipCode, city } = site.operator;
const signature = `${site.name}\n${company} · ${street} · ${zipCode} ${city}`;
const font = "font-family:'IBM Plex Sans',Arial,sans-serif;font-size:16px;line-height:1.5";

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${lines(text)}</p>`;
}

function factRow([label, value]: [string, string]): string {
  const cell = "padding:4px 16px 4px 0;vertical-align:top;text-align:left";
  return `<tr><th style="${cell};font-weight:600">${escaped(label)}</th><td style="${cell}">${lines(value)}</td></tr>`;
}

/** The address stands below it as text too, for readers that do not trust buttons. */
function button({ label, url }: { label: string; url: string }): string {
  const look =
    "display:inline-block;padding:12px 20px;border-radius:4px;background:#0b5f6b;color:#ffffff";
  return `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="${look};text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b6470;word-break:break-all">${escaped(url)}</p>`;
}

function lines(text: string): string {
  return escaped(text).replace(/\r\n|\r|\n/g, "<br>");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
