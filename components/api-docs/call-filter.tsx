"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { useHydrated } from "@/components/ui/use-hydrated";

interface CallFilterProps {
  label: string;
  /** Before the number of calls that are left. */
  found: string;
  none: string;
  children: ReactNode;
}

// In the address, so that going back finds the words again; the page itself is cached and knows none.
const parameter = "q";

/**
 * Leaves of the calls inside (`data-call`) those that have all the typed words in their name or sentence, and of their
 * groups (`data-calls`) those that have any.
 */
export function CallFilter({ label, found, none, children }: CallFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState<number | null>(null);

  function filter(words: string): void {
    setTyped(words);
    setLeft(leave(list.current, words));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, then written.
  useEffect(() => {
    const kept = new URLSearchParams(location.search).get(parameter);
    if (kept) {
      filter(kept);
    }
  }, []);

  return (
    <>
      {useHydrated() ? (
        <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
          <div className="w-full max-w-form">
            <label htmlFor={id} className="mb-1 block w-fit font-semibold">
              {label}
            </label>
            <Input
              id={id}
              type="search"
              value={typed}
              onChange={({ target: { value } }) => {
                filter(value);
                keepInAddress(value);
              }}
            />
          </div>
          <p role="status" className="pb-1.5 text-sm text-steel-3">
            {left === null ? null : left === 0 ? none : `${found} ${left}`}
          </p>
        </div>
      ) : null}
      <div ref={list}>{children}</div>
    </>
  );
}

/** Hides what does not have the words; answers how many calls are left, null where nothing was typed. */
function leave(list: HTMLElement | null, typed: string): number | null {
  const words = typed.toLowerCase().split(/\s+/);
  const calls = elementsOf(list, "[data-call]");
  for (const call of calls) {
    const text = call.textContent?.toLowerCase() ?? "";
    call.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of elementsOf(list, "[data-calls]")) {
    group.hidden = group.querySelector("[data-call]:not([hidden])") === null;
  }
  return typed.trim() === "" ? null : calls.filter(({ hidden }) => !hidden).length;
}

function keepInAddress(typed: string): void {
  const address = new URL(location.href);
  if (typed.trim() === "") {
    address.searchParams.delete(parameter);
  } else {
    address.searchParams.set(parameter, typed);
  }
  history.replaceState(null, "", address);
}

function elementsOf(parent: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
