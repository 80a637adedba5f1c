// Arguments parse, match in both languages, and plurals agree with their nouns.
import { readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export type Messages = Record<string, string>;

export function readMessages(locale: "de" | "en"): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
}

export function argumentErrors(de: Messages, en: Messages): string[] {
  return Object.entries(de).flatMap(([key, message]) => {
    const [german, english] = [parseMessage(message), parseMessage(en[key] ?? message)];
    if (!german || !english) {
      return [`${key} cannot be read in ${german ? "English" : "German"}`];
    }
    const isSame = signatureOf(german) === signatureOf(english);
    const errors = [...countRowErrors(german), ...countRowErrors(english)];
    return [...new Set([...errors, ...(isSame ? [] : ["has other arguments in English"])])].map(
      (error) => `${key} ${error}`,
    );
  });
}

function parseMessage(message: string): MessageFormatElement[] | null {
  try {
    return parse(message);
  } catch {
    return null;
  }
}

/** Types already require other numbers as formatted text. */
function countRowErrors(message: MessageFormatElement[]): string[] {
  const elements = message.flatMap(withInner);
  const bare = elements.flatMap((one) => (one.type === TYPE.argument ? one.value : []));
  return elements.flatMap((one) => {
    if (one.type !== TYPE.plural) {
      return [];
    }
    const { value: name, options } = one;
    return [
      ...(bare.includes(name) ? [`says the number {${name}} bare`] : []),
      ...("one" in options || "=1" in options ? [] : [`has no word for one {${name}}`]),
    ];
  });
}

/** Ignores which exact numbers a plural has branches for. */
function signatureOf(message: MessageFormatElement[]): string {
  const parts = message.flatMap(withInner).flatMap((one) => {
    if (one.type === TYPE.literal || one.type === TYPE.pound) {
      return [];
    }
    const choices = one.type === TYPE.select ? Object.keys(one.options).sort() : "";
    return `${one.value} ${one.type} ${choices}`;
  });
  return [...new Set(parts)].sort().join();
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  switch (element.type) {
    case TYPE.tag:
      return [element, ...element.children.flatMap(withInner)];
    case TYPE.plural:
    case TYPE.select: {
      const inner = Object.values(element.options).flatMap(({ value }) => value);
      return [element, ...inner.flatMap(withInner)];
    }
    default:
      return [element];
  }
}
