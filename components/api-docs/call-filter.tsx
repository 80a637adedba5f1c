"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { useHydrated } from "@/components/ui/use-hydrated";

interface CallFilterProps {
  label: string;
  /** Before the number of calls that are left. */
  found: string;
  none: string;
  children: ReactNode;
}

/**
 * Leaves of the calls inside (`data-call`) those that have all the typed words in their name or sentence, and of their
 * groups (`data-calls`) those that have any.
 */
export function CallFilter({ label, found, none, children }: CallFilterProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number | null>(null);

  function filter(typed: string): void {
    const words = typed.toLowerCase().split(/\s+/);
    const calls = elementsOf(list.current, "[data-call]");
    for (const call of calls) {
      const text = call.textContent?.toLowerCase() ?? "";
      call.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of elementsOf(list.current, "[data-calls]")) {
      group.hidden = group.querySelector("[data-call]:not([hidden])") === null;
    }
    setLeft(typed.trim() === "" ? null : calls.filter(({ hidden }) => !hidden).length);
  }

  return (
    <>
      {useHydrated() ? (
        <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
          <div className="w-full max-w-form">
            <label htmlFor={id} className="mb-1 block w-fit font-semibold">
              {label}
            </label>
            <Input id={id} type="search" onChange={(event) => filter(event.target.value)} />
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

function elementsOf(parent: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
