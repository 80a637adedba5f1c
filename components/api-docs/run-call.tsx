"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { TextareaField } from "@/components/ui/text-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { CallOutcome } from "./call-outcome";
import { runBody } from "./run-body";
import { sendCall } from "./send-call";
import { answerBefore, followSession, forgetAnswer, type SessionCall } from "./session-run";

export interface RunTexts {
  payload: string;
  payloadHint: string | undefined;
  noJson: string;
  run: string;
  running: string;
  warning: string | null;
  answer: string;
  noAnswer: string;
  logIn: string;
  /** What the codes of its refusals mean. */
  refusals: Partial<Record<ErrorCode, string>>;
}

interface RunCallProps {
  call: { method: string; path: string };
  /** What is sent at first, as JSON; null where nothing is. */
  payload: string | null;
  /** Whether the server takes the payload in superjson's envelope. */
  isEnveloped: boolean;
  /** Where the session begins that the call takes; null where it takes none. */
  loginHref: string | null;
  /** Null for calls that leave the session as it is. */
  sessionCall: SessionCall | null;
  texts: RunTexts;
}

/** Makes the call with the page's own session, and shows what comes back. */
export function RunCall({
  call,
  payload,
  isEnveloped,
  loginHref,
  sessionCall,
  texts,
}: RunCallProps) {
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [entered, setEntered] = useState(payload ?? "");
  const [isUnreadable, setUnreadable] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState(() => answerBefore(sessionCall));
  useEffect(forgetAnswer, []);

  function refuse(): void {
    // What describes the field is there before the field is read out.
    flushSync(() => {
      setOutcome(null);
      setUnreadable(true);
    });
    field.current?.focus();
  }

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isRunning) {
      return;
    }
    const body = runBody(entered, isEnveloped);
    if (body === undefined) {
      return refuse();
    }
    setUnreadable(false);
    setRunning(true);
    const answer = await sendCall(call, body);
    setOutcome(answer);
    setRunning(false);
    if (sessionCall !== null && followSession(sessionCall, answer)) {
      router.refresh();
    }
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
          ref={field}
          name="run-payload"
          label={texts.payload}
          hint={texts.payloadHint}
          error={isUnreadable ? <span role="alert">{texts.noJson}</span> : undefined}
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
      <CallOutcome outcome={isRunning ? null : outcome} texts={texts} loginHref={loginHref} />
    </form>
  );
}
