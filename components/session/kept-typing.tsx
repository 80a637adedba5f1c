"use client";

import { useEffect, useRef } from "react";
import { formRejected } from "./form-rejected";
import { dropStored, pageStore, readStored, writeStored } from "./page-draft";

interface TypingDraftProps {
  name: string;
  /** Another form's name: what was typed there has come into this one by the server. */
  replaces?: string;
}

/**
 * Brings back what was typed into the form around it after a reload or a change of language, in this tab (ui.md, Forms).
 * Never a password. Gone once it is sent, and with a logout, which clears the store.
 */
export function TypingDraft({ name, replaces = name }: TypingDraftProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (replaces !== name) {
      dropStored(pageStore, keyOf(replaces));
    }
    return form ? keepTyping(form, keyOf(name)) : undefined;
  }, [name, replaces]);
  return <span ref={mark} hidden />;
}

/** Keeps what a form had that has given way to its refusal, for the next time that it stands there. */
export function KeptAnyway({ name, typed }: { name: string; typed: Record<string, string> }) {
  const kept = JSON.stringify(typed);
  useEffect(() => writeStored(pageStore, keyOf(name), JSON.parse(kept)), [name, kept]);
  return null;
}

function keyOf(name: string): string {
  return `lagerfund:typed-${name}`;
}

function keepTyping(form: HTMLFormElement, key: string): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isSent = false;
  const keep = () => {
    const entered = enteredIn(form);
    if (entered.length > 0) {
      writeStored(pageStore, key, Object.fromEntries(entered));
    } else {
      dropStored(pageStore, key);
    }
  };
  bringBack(form, readStored(pageStore, key, asTexts) ?? {});
  const change = () => {
    isSent = false;
    keep();
  };
  const send = () => {
    isSent = true;
  };
  form.addEventListener("input", change, { signal });
  form.addEventListener("submit", send, { signal });
  form.addEventListener(formRejected, change, { signal });
  // React resets a form once it is answered, to nothing or to what was refused.
  form.addEventListener("reset", () => setTimeout(keep), { signal });
  return () => {
    listening.abort();
    // The answer stands in the form's place.
    if (isSent) {
      dropStored(pageStore, key);
    }
  };
}

function bringBack(form: HTMLFormElement, stored: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const text = stored[field.name];
    // Whoever was faster than this script is not overwritten.
    if (text !== undefined && field.value === field.defaultValue && field.value !== text) {
      // By the element's own setter: React takes what is set by the one it has put before it for no change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        text,
      );
      field.closest("details")?.setAttribute("open", "");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

function enteredIn(form: HTMLFormElement): [string, string][] {
  return fieldsOf(form)
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value]);
}

/** Where people type, without what is for robots, and without passwords, shown or not. */
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
