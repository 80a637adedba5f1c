"use client";

import { Copy } from "lucide-react";
import { showAlert } from "./alerts";
import { buttonStyle } from "./button-style";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  value: string;
  /** The accessible name, and shown when pointed at. */
  label: string;
  copiedText: string;
}

/** Copies what stands beside it; there once it can. */
export function CopyButton({ value, label, copiedText }: CopyButtonProps) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    showAlert("success", copiedText);
  }
  if (!useHydrated()) {
    return null;
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy().catch(() => undefined)}
      className={buttonStyle({
        variant: "quiet",
        size: "sm",
        className: "min-w-9 px-0! print:hidden pointer-coarse:min-w-11",
      })}
    >
      <Copy size={16} aria-hidden="true" />
    </button>
  );
}
