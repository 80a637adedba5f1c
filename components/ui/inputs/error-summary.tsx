"use client";

import { useEffect, useRef } from "react";

export interface SummaryError {
  id: string;
  text: string;
}

interface ErrorGroup {
  title: string;
  errors: SummaryError[];
}

interface ErrorSummaryProps extends ErrorGroup {
  more?: ErrorGroup[];
  /** Counts failed submits, because errors also change while typing; only a new failure takes the focus. */
  rejections?: number;
}

export function ErrorSummary({ title, errors, more = [], rejections }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const groups = [{ title, errors }, ...more].filter((group) => group.errors.length > 0);
  const hasErrors = groups.length > 0;
  const news = rejections ?? errors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is refused anew is looked at anew.
  useEffect(() => {
    if (hasErrors) {
      summary.current?.focus();
    }
  }, [news]);
  if (!hasErrors) {
    return null;
  }
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="rounded border border-fault bg-fault-soft px-4 py-3 text-fault"
    >
      {groups.map((group) => (
        <div key={group.title} className="not-first:mt-3">
          <p className="font-semibold">{group.title}</p>
          <ul className="mt-1 list-disc pl-5">
            {group.errors.map(({ id, text }) => (
              <li key={`${id} ${text}`}>
                <a href={`#${id}`} className="underline" onClick={(event) => focusField(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The link alone scrolls, but does not focus the field. */
function focusField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) {
    return;
  }
  event.preventDefault();
  field.focus({ preventScroll: true });
  (document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field).scrollIntoView();
}
