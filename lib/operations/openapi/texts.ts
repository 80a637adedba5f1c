import type { Translator } from "@/lib/i18n/translator";

/** What a call does, in the reader's language; empty where nobody has said it yet. */
export function sentenceOf(t: Translator, name: string): string {
  const key = `operation|${name}`;
  // The names come from the registry; a test holds the messages to them.
  return t.has(key as never) ? t(key as never) : "";
}

/** What the calls of a topic are about. */
export function topicTitle(t: Translator, topic: string): string {
  return t(`api|topic|${topic}` as never);
}
