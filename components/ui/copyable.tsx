"use client";

import { showAlert } from "./alerts";
import { Copy } from "./icons";

interface CopyableProps {
  value: string;
  /** "<value> copied", translated. */
  copiedText: string;
  isText?: boolean;
}

export function Copyable({ value, copiedText, isText }: CopyableProps) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    showAlert("success", copiedText);
  }
  return (
    <button
      type="button"
      onClick={() => void copy().catch(() => undefined)}
      className={`control-size -mx-1 inline-flex max-w-full items-center gap-2 rounded px-1 text-start text-petrol hover:text-petrol-deep ${isText ? "" : "font-mono"}`}
    >
      <span className="min-w-0 break-words">{value}</span>
      <Copy size={16} className="shrink-0" />
    </button>
  );
}
