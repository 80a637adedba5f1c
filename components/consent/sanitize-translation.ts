import { escapeHtml } from "@/lib/text/escape-html";

const allowedElements = ["a", "strong", "em", "br"];
const withoutText = ["script", "style", "title"];
// Rejects the library's placeholders, which it would replace inside the attribute.
const allowedHref = /^(?:\/|https:)[^{}]*$/;

/** Keeps only text, emphasis and links of foreign HTML (docs/decisions/0040-consent.md). */
export function sanitizeTranslation<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === "string" && part.includes("<") ? sanitizedHtml(part) : part,
  );
}

function sanitizedHtml(html: string): string {
  return sanitizedChildren(new DOMParser().parseFromString(html, "text/html").body);
}

function sanitizedChildren(parent: Node): string {
  return [...parent.childNodes].map(sanitized).join("");
}

function sanitized(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    return escapeHtml(node.textContent ?? "");
  }
  const name = node.nodeName.toLowerCase();
  if (!(node instanceof Element) || withoutText.includes(name)) {
    return "";
  }
  const within = sanitizedChildren(node);
  if (!allowedElements.includes(name)) {
    return within;
  }
  return name === "br" ? "<br>" : `<${name}${hrefOf(node)}>${within}</${name}>`;
}

function hrefOf(node: Element): string {
  const href = node.nodeName === "A" ? (node.getAttribute("href") ?? "") : "";
  return allowedHref.test(href) ? ` href="${escapeHtml(href)}"` : "";
}
