"use client";

import { type FormEvent, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { TextareaField } from "@/components/ui/text-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { CallOutcome } from "./call-outcome";
import { type Outcome, sendCall } from "./send-call";

export interface RunTexts {
  payload: string;
  payloadHint: string;
  noJson: string;
  run: string;
  running: string;
  warning: string | null;
  answer: string;
  noAnswer: string;
  /** What the codes of its refusals mean. */
  refusals: Partial<Record<ErrorCode, string>>;
}

interface RunCallProps {
  call: { method: string; path: string };
  /** What is sent at first, as JSON; null where nothing is. */
  payload: string | null;
  /** Whether the server takes the payload in superjson's envelope. */
  isEnveloped: boolean;
  texts: RunTexts;
}

/** Makes the call with the page's own session, and shows what comes back. */
export function RunCall({ call, payload, isEnveloped, texts }: RunCallProps) {
  const [entered, setEntered] = useState(payload ?? "");
  const [isUnreadable, setUnreadable] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = bodyOf(entered, isEnveloped);
    setUnreadable(body === undefined);
    if (body === undefined || isRunning) {
      return;
    }
    setRunning(true);
    setOutcome(await sendCall(call, body));
    setRunning(false);
  }

  if (!useHydrated()) {
    return null;
  }
  return (
    <form onSubmit={(event) => void run(event)} className="space-y-3">
      {texts.warning === null ? null : (
        <Banner kind="info" title={texts.warning} className="text-sm" />
      )}
      {payload === null ? null : (
        <TextareaField
          name="run-payload"
          label={texts.payload}
          hint={texts.payloadHint}
          error={isUnreadable ? texts.noJson : undefined}
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          rows={Math.min(24, payload.split("\n").length + 1)}
          spellCheck={false}
          autoCapitalize="off"
          className="font-mono text-xs pointer-coarse:text-base"
        />
      )}
      <Button type="submit" busy={isRunning}>
        {isRunning ? texts.running : texts.run}
      </Button>
      <div role="status">
        {outcome === null || isRunning ? null : <CallOutcome outcome={outcome} texts={texts} />}
      </div>
    </form>
  );
}

/** What is sent; null for nothing, undefined for what is no JSON. */
function bodyOf(entered: string, isEnveloped: boolean): string | null | undefined {
  if (entered.trim() === "") {
    return null;
  }
  try {
    const payload: unknown = JSON.parse(entered);
    return JSON.stringify(isEnveloped ? { json: payload } : payload);
  } catch {
    return undefined;
  }
}
