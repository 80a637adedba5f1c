"use client";

import { useEffect, useRef } from "react";
import { draftStore, dropDraft, readDraft, writeDraft } from "./draft-store";
import { formRejectedEvent } from "./form-rejected-event";

interface TypingDraftProps {
  name: string;
  /** Another form, whose input the server has put into this one. */
  replaces?: string;
}

/**
 * Restores typed input after a reload or a language change in this tab, never passwords. Sending or a logout
 * deletes it.
 */
export function TypingDraft({ name, replaces = name }: TypingDraftProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (replaces !== name) {
      dropDraft(draftStore, keyOf(replaces));
    }
    return form ? storeWhileTyping(form, keyOf(name)) : undefined;
  }, [name, replaces]);
  return <span ref={mark} hidden />;
}

export function StoredDraft({ name, typed }: { name: string; typed: Record<string, string> }) {
  const storedText = JSON.stringify(typed);
  useEffect(() => writeDraft(draftStore, keyOf(name), JSON.parse(storedText)), [name, storedText]);
  return null;
}

function keyOf(name: string): string {
  return `lagerfund:typed-${name}`;
}

function storeWhileTyping(form: HTMLFormElement, key: string): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isSent = false;
  const save = () => {
    const entered = textEntriesOf(form);
    if (entered.length > 0) {
      writeDraft(draftStore, key, Object.fromEntries(entered));
    } else {
      dropDraft(draftStore, key);
    }
  };
  bringBack(form, readDraft(draftStore, key, asTexts) ?? {});
  const change = () => {
    isSent = false;
    save();
  };
  const send = () => {
    isSent = true;
  };
  form.addEventListener("input", change, { signal });
  form.addEventListener("submit", send, { signal });
  form.addEventListener(formRejectedEvent, change, { signal });
  form.addEventListener("reset", () => setTimeout(save), { signal });
  return () => {
    listening.abort();
    if (isSent) {
      dropDraft(draftStore, key);
    }
  };
}

function bringBack(form: HTMLFormElement, stored: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const text = stored[field.name];
    if (text !== undefined && field.value === field.defaultValue && field.value !== text) {
      // Uses the element's own setter, because React ignores values set through its override.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        text,
      );
      field.closest("details")?.setAttribute("open", "");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

function textEntriesOf(form: HTMLFormElement): [string, string][] {
  return fieldsOf(form)
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value]);
}

/** Excludes the honeypot and passwords, even visible ones. */
function fieldsOf(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "textarea,input:not([type=hidden],[autocomplete$=password],[tabindex='-1'])",
    ),
  ];
}

function asTexts(stored: unknown): Record<string, string> {
  const entries = Object.entries(stored ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}
