import type { createTranslator, Messages } from "use-intl/core";

export type MailTexts = ReturnType<typeof createTranslator<Messages>>;

/** Contains no markup. */
export interface MailBody {
  subject: string;
  /** Without it replies go to us. */
  replyTo?: string | undefined;
  opening: string[];
  /** Nobody's words may pass for ours. */
  authors?: string;
  facts?: Fact[];
  action?: Action;
  ending?: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** A code's font tells O from 0. */
  kind?: "code" | "quotation";
}

export interface Action {
  label: string;
  url: string;
}

export interface MailFrame {
  greeting: string;
  closing: string;
}
