import { useEffect, useRef } from "react";

/** Keeps the focus in the list when the row that has it goes, or becomes another row. Rows carry `data-row`. */
export function useRowFocus(fallbackId: string) {
  const list = useRef<HTMLUListElement>(null);
  const nextRow = useRef<string | null>(null);

  // After every commit: the row to be focused exists only then.
  useEffect(() => {
    if (nextRow.current !== null) {
      lastButtonOf(rowOf(nextRow.current))?.focus();
      nextRow.current = null;
    }
  });

  function rowOf(key: string): Element | null {
    return list.current?.querySelector(`[data-row="${key}"]`) ?? null;
  }

  /** Before a row goes: on to the next one, the one before, or the file input. */
  function leave(key: string): void {
    const row = rowOf(key);
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
    (lastButtonOf(neighbour) ?? document.getElementById(fallbackId))?.focus();
  }

  /** Before a row becomes another one: the focus goes along if it is in there. */
  function follow(fromKey: string, toKey: string): void {
    if (rowOf(fromKey)?.contains(document.activeElement)) {
      nextRow.current = toKey;
    }
  }

  return { list, leave, follow };
}

/** Brings a row that waits for a decision into view, with the focus on what can be done first. */
export function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${key}"] button`)?.focus();
}

function lastButtonOf(row: Element | null): HTMLButtonElement | undefined {
  return [...(row?.querySelectorAll("button") ?? [])].at(-1);
}
