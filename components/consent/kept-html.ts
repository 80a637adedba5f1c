import { escaped } from "@/lib/site/escaped";

const keptElements = ["a", "strong", "em", "br"];
const withoutText = ["script", "style", "title"];
// No placeholder: what the library puts there would stand within the attribute.
const keptHref = /^(?:\/|https:)[^{}]*$/;

/**
 * Of HTML that is not ours the text, its emphases and its links, in every text of a value: the library shows texts as
 * HTML (docs/decisions/0040-consent.md).
 */
export function withKeptHtml<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    // What has no tag stays as it is: some texts become attributes, where nothing is unescaped.
    typeof part === "string" && part.includes("<") ? keptHtml(part) : part,
  );
}

function keptHtml(html: string): string {
  // Such a document runs and loads nothing.
  return keptWithin(new DOMParser().parseFromString(html, "text/html").body);
}

function keptWithin(parent: Node): string {
  return [...parent.childNodes].map(kept).join("");
}

function kept(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    return escaped(node.textContent ?? "");
  }
  const name = node.nodeName.toLowerCase();
  if (!(node instanceof Element) || withoutText.includes(name)) {
    return "";
  }
  const within = keptWithin(node);
  if (!keptElements.includes(name)) {
    return within;
  }
  return name === "br" ? "<br>" : `<${name}${hrefOf(node)}>${within}</${name}>`;
}

function hrefOf(node: Element): string {
  const href = node.nodeName === "A" ? (node.getAttribute("href") ?? "") : "";
  return keptHref.test(href) ? ` href="${escaped(href)}"` : "";
}
