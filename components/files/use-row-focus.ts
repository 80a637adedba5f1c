import { useEffect, useRef } from "react";

/** Keeps the focus in the list when its row disappears or is replaced. Rows carry `data-row`. */
export function useRowFocus(fallbackId: string) {
  const list = useRef<HTMLUListElement>(null);
  const nextRow = useRef<string | null>(null);

  // Runs after every commit, because the new row exists only then.
  useEffect(() => {
    if (nextRow.current !== null) {
      lastButtonOf(rowOf(nextRow.current))?.focus();
      nextRow.current = null;
    }
  });

  function rowOf(key: string): Element | null {
    return list.current?.querySelector(`[data-row="${key}"]`) ?? null;
  }

  /** Chooses the next row, the previous one, or the file input. */
  function leave(key: string): void {
    const row = rowOf(key);
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
    (lastButtonOf(neighbour) ?? document.getElementById(fallbackId))?.focus();
  }

  /** Moves the focus to the new row if the old one has it. */
  function follow(fromKey: string, toKey: string): void {
    if (rowOf(fromKey)?.contains(document.activeElement)) {
      nextRow.current = toKey;
    }
  }

  return { list, leave, follow };
}

export function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${key}"] button`)?.focus();
}

function lastButtonOf(row: Element | null): HTMLButtonElement | undefined {
  return [...(row?.querySelectorAll("button") ?? [])].at(-1);
}
