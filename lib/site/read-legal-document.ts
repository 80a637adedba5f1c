import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { lexer, type Token, type Tokens } from "marked";
import type { Operator, Processor } from "@/lib/config/operator-types";
import type { Locale } from "@/lib/i18n/locales";

export type LegalDocument = "terms" | "imprint" | "privacy";

export interface LegalSection {
  /** Equal in both languages, because links use it. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A paragraph has one part, a list its items, an address its lines. */
export interface LegalBlock {
  kind: "paragraph" | "list" | "lines";
  parts: LegalWords[];
}

export type LegalWords = (string | LegalMark)[];

export interface LegalMark {
  kind: "code" | "strong" | "link";
  text: string;
  href?: string;
}

/** Who runs the installation, and which features are on. */
export interface LegalFacts {
  name: string;
  contactEmail: string;
  operator: Operator;
  hasObjectStore: boolean;
  hasMailDelivery: boolean;
  hasAnalytics: boolean;
}

type Values = Record<string, string | null>;

export function readLegalDocument(
  document: LegalDocument,
  locale: Locale,
  facts: LegalFacts,
): LegalSection[] {
  const values = valuesOf(facts);
  const sections: LegalSection[] = [];
  for (const token of tokensOf(`${document}.${locale}.md`)) {
    if (token.type === "heading") {
      sections.push(sectionOf(token.raw));
    } else {
      sections.at(-1)?.blocks.push(...blocksOf(token, values));
    }
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

const read = new Map<string, Token[]>();

function tokensOf(file: string): Token[] {
  const known = read.get(file);
  if (known) {
    return known;
  }
  const tokens = lexer(readFileSync(path.join(process.cwd(), "messages/legal", file), "utf8"));
  read.set(file, tokens);
  return tokens;
}

/** `## Title {#id}` */
function sectionOf(heading: string): LegalSection {
  const [, title = "", id = ""] = /^## (.+) \{#([a-z-]+)\}\s*$/.exec(heading) ?? [];
  return { id, title, blocks: [] };
}

function blocksOf(token: Token, values: Values): LegalBlock[] {
  if (token.type === "space") {
    return [];
  }
  const parts = partsOf(token).filter((part) => !part.some(({ raw }) => isMissing(raw, values)));
  if (parts.length === 0) {
    return [];
  }
  const words = parts.map((part) => part.map((inline) => wordsOf(inline, values)));
  return [{ kind: kindOf(token), parts: words }];
}

function partsOf(token: Token): Token[][] {
  if (token.type === "list") {
    return (token as Tokens.List).items.map(({ tokens }) => inlinesOf(tokens));
  }
  const lines: Token[][] = [[]];
  for (const inline of inlinesOf([token])) {
    if (inline.type === "br") {
      lines.push([]);
    } else {
      lines.at(-1)?.push(inline);
    }
  }
  return lines;
}

function inlinesOf(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => ("tokens" in token && token.tokens) || [token]);
}

function kindOf(token: Token): LegalBlock["kind"] {
  const isOfLines = inlinesOf([token]).some(({ type }) => type === "br");
  return token.type === "list" ? "list" : isOfLines ? "lines" : "paragraph";
}

function wordsOf(token: Token, values: Values): string | LegalMark {
  const { type, text } = token as Tokens.Text;
  const words = fill(text, values);
  switch (type as string) {
    case "codespan":
      return { kind: "code", text: words };
    case "strong":
      return { kind: "strong", text: words };
    case "link":
      return { kind: "link", text: words, href: fill((token as Tokens.Link).href, values) };
    default:
      return words;
  }
}

const placeholder = /\{(\w+)\}/g;

function isMissing(text: string, values: Values): boolean {
  return [...text.matchAll(placeholder)].some(([, fact = ""]) => factIn(fact, values) === null);
}

function fill(text: string, values: Values): string {
  return text.replace(placeholder, (_, fact: string) => factIn(fact, values) ?? "");
}

function factIn(fact: string, values: Values): string | null {
  const value = values[fact];
  if (value === undefined) {
    throw new Error(`No legal text can name {${fact}}.`);
  }
  return value;
}

/** Null removes the part; a true condition has no text. */
function valuesOf(facts: LegalFacts): Values {
  const { name, contactEmail, operator, hasAnalytics, hasObjectStore, hasMailDelivery } = facts;
  const { officer, email, supervisoryAuthority } = operator.dataProtection;
  return {
    name,
    contactEmail,
    company: operator.company,
    street: operator.street,
    zipCode: operator.zipCode,
    city: operator.city,
    country: operator.country,
    legalForm: orNull(operator.legalForm),
    managingDirectors: orNull(operator.managingDirectors?.join(", ")),
    phone: orNull(operator.phone),
    registerCourt: orNull(operator.registerCourt),
    registerNumber: orNull(operator.registerNumber),
    vatId: orNull(operator.vatId),
    responsiblePerson: orNull(operator.responsiblePerson),
    placeOfJurisdiction: operator.placeOfJurisdiction || operator.city,
    dataProtectionOfficer: orNull(officer),
    dataProtectionEmail: orNull(email),
    privacyEmail: email || contactEmail,
    supervisoryAuthority: orNull(supervisoryAuthority),
    hostingCompany: orNull(operator.hosting?.company),
    ...processorOf("hosting", operator.hosting),
    ...processorOf("storage", hasObjectStore ? operator.storage : undefined),
    ...processorOf("mailDelivery", hasMailDelivery ? operator.mailDelivery : undefined),
    withAnalytics: hasAnalytics ? "" : null,
    withoutAnalytics: hasAnalytics ? null : "",
  };
}

function orNull(value: string | undefined): string | null {
  return value || null;
}

function processorOf(role: string, processor: Processor | undefined): Values {
  const words = processor ? `${processor.company}, ${processor.address}` : null;
  const isOutside = processor?.isOutsideEea ?? false;
  return { [role]: isOutside ? null : words, [`${role}OutsideEea`]: isOutside ? words : null };
}
