import { StatusBadge } from "@/components/ui/badge";
import type { RunTexts } from "./run-call";
import type { Outcome } from "./send-call";

interface CallOutcomeProps {
  outcome: Outcome;
  texts: RunTexts;
}

/** The status of what came back, what a refusal means, and the body. */
export function CallOutcome({ outcome: { status, body, code }, texts }: CallOutcomeProps) {
  if (status === 0) {
    return <p className="text-sm font-semibold text-fault">{texts.noAnswer}</p>;
  }
  const meaning = code === null ? null : texts.refusals[code];
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
        <StatusBadge tone={status < 400 ? "ok" : "fault"} label={`HTTP ${status}`} />
        {meaning ? <span>{meaning}</span> : null}
      </p>
      <section
        aria-label={texts.answer}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="max-h-120 overflow-auto rounded border border-steel-2 bg-steel-1 px-3 py-2.5"
      >
        <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{body}</pre>
      </section>
    </div>
  );
}
