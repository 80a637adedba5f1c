"use client";

import { type KeyboardEvent, useState } from "react";
import { optionAfter } from "./manufacturer-options";

interface ComboboxKeys<Option> {
  options: Option[];
  onChoose: (option: Option) => void;
  /** Enter: the text stands for what it names. */
  onSettle: () => void;
}

/** Which option is active, whether the list is open, and what the keys of the ARIA pattern do. */
export function useCombobox<Option>({ options, onChoose, onSettle }: ComboboxKeys<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isExpanded = isOpen && options.length > 0;
  const active = isExpanded && marked < options.length ? marked : -1;

  function show(isShown: boolean, option = -1): void {
    setOpen(isShown);
    setMarked(option);
  }

  function choose(option: Option | undefined): void {
    show(false);
    if (option !== undefined) {
      onChoose(option);
    }
  }

  function move({ key, altKey }: KeyboardEvent): void {
    show(true, altKey ? -1 : optionAfter(key, active, options.length));
  }

  /** Home and End belong to the text until an option is active. */
  const keys: Record<string, { isTaken: boolean; run: (event: KeyboardEvent) => void }> = {
    ArrowDown: { isTaken: true, run: move },
    ArrowUp: { isTaken: true, run: move },
    Home: { isTaken: active >= 0, run: (event) => active >= 0 && move(event) },
    End: { isTaken: active >= 0, run: (event) => active >= 0 && move(event) },
    ArrowLeft: { isTaken: false, run: () => setMarked(-1) },
    ArrowRight: { isTaken: false, run: () => setMarked(-1) },
    Tab: { isTaken: false, run: () => choose(options[active]) },
    Escape: { isTaken: isExpanded, run: () => show(false) },
    Enter: {
      isTaken: true,
      run: () => {
        choose(options[active]);
        onSettle();
      },
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const action = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (action?.isTaken) {
      event.preventDefault();
    }
    action?.run(event);
  }

  return { isOpen, isExpanded, active, show, choose, onKeyDown };
}
