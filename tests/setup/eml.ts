export interface ReadMail {
  headerNames: string[];
  recipient: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

export function readEml(source: string): ReadMail {
  const [headers, body] = partsOf(source);
  const boundary = /boundary="([^"]+)"/.exec(headerValue(headers, "content-type"))?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => partsOf(part.replace(/^\r?\n/, "")));
  return {
    headerNames: headers.map(([name]) => name),
    recipient: headerValue(headers, "to"),
    replyTo: headerValue(headers, "reply-to"),
    subject: withoutEncodedWords(headerValue(headers, "subject")),
    text: contentOf(parts, "text/plain"),
    html: contentOf(parts, "text/html"),
  };
}

type Header = [name: string, value: string];
type Part = [headers: Header[], body: string];

function contentOf(parts: Part[], type: string): string {
  const part = parts.find(([headers]) => headerValue(headers, "content-type").startsWith(type));
  const content = part ? decoded(part[1], headerValue(part[0], "content-transfer-encoding")) : "";
  return content.replace(/\r\n/g, "\n");
}

function headerValue(headers: Header[], name: string): string {
  return headers.find(([candidate]) => candidate === name)?.[1] ?? "";
}

function partsOf(source: string): Part {
  const [head = "", ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line): Header => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [headers, rest.join("\n\n")];
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, without the space between two of them. */
function withoutEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === "b"
        ? decoded(content, "base64")
        : decoded(content.replace(/_/g, " "), "quoted-printable"),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === "base64") {
    return Buffer.from(text, "base64").toString("utf8");
  }
  if (encoding !== "quoted-printable") {
    return Buffer.from(text, "latin1").toString("utf8");
  }
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
