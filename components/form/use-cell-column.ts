"use client";

import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";

interface CellColumn {
  count: number;
  /** Texts of the cells from a place downwards. */
  onFill: (from: number, texts: string[]) => void;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * Inputs below each other behave like a spreadsheet's column: arrows and Enter move, and cells that were
 * copied in a spreadsheet fill downwards. `surplus` counts pasted cells that had no room.
 */
export function useCellColumn({ count, onFill }: CellColumn) {
  const [place, setPlace] = useState(0);
  const [surplus, setSurplus] = useState(0);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  function move(event: KeyboardEvent<HTMLInputElement>, from: number): void {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      inputs.current[from + step]?.select();
      inputs.current[from + step]?.focus();
    }
  }

  /** A single cell is left to the browser, which pastes at the caret. */
  function paste(event: ClipboardEvent<HTMLInputElement>, from: number): void {
    const rows = event.clipboardData
      .getData("text")
      .replace(/\r?\n$/, "")
      .split(/\r?\n/);
    if (rows.length > 1) {
      event.preventDefault();
      const texts = rows.map((row) => row.split("\t")[0] ?? "");
      onFill(from, texts.slice(0, count - from));
      setSurplus(Math.max(0, rows.length - (count - from)));
    }
  }

  const propsAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[at] = input;
    },
    onFocus: () => setPlace(at),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => move(event, at),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(event, at),
  });

  return { place: Math.min(place, count - 1), surplus, propsAt };
}
