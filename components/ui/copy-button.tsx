"use client";

import { showAlert } from "./alerts";
import { buttonStyle } from "./button-style";
import { Copy } from "./icons";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  value: string;
  /** The accessible name, and shown when pointed at. */
  label: string;
  copiedText: string;
  /** Said where the browser does not let us copy, as on plain http. */
  selectedText: string;
}

/** Copies the code of the figure that it stands in, or at least selects it; there once it can. */
export function CopyButton({ value, label, copiedText, selectedText }: CopyButtonProps) {
  async function copy(button: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showAlert("success", copiedText);
    } catch {
      selectCode(button);
      showAlert("info", selectedText);
    }
  }
  if (!useHydrated()) {
    return null;
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => void copy(currentTarget)}
      className={buttonStyle({
        variant: "quiet",
        size: "sm",
        className: "min-w-9 px-0! print:hidden pointer-coarse:min-w-11",
      })}
    >
      <Copy size={16} />
    </button>
  );
}

function selectCode(button: HTMLElement): void {
  const code = button.closest("figure")?.querySelector("code");
  if (code) {
    getSelection()?.selectAllChildren(code);
  }
}
