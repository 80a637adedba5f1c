import { StatusBadge } from "@/components/ui/badge";
import { SoftLink } from "@/components/ui/soft-link";
import type { RunTexts } from "./run-call";
import type { Outcome } from "./send-call";

interface CallOutcomeProps {
  /** Null before one, and while the next is under way. */
  outcome: Outcome | null;
  texts: RunTexts;
  /** Where the session begins that the call takes; null where it takes none. */
  loginHref: string | null;
}

/** The status of what came back, what a refusal means, and the body; only the first is read out by itself. */
export function CallOutcome({ outcome, texts, loginHref }: CallOutcomeProps) {
  return (
    <div className="space-y-2">
      <div role="status">
        {outcome === null ? null : <StatusLine outcome={outcome} texts={texts} />}
      </div>
      {outcome?.status === 401 && loginHref !== null ? (
        <p className="text-sm">
          <SoftLink href={loginHref} className="link">
            {texts.logIn}
          </SoftLink>
        </p>
      ) : null}
      {outcome === null || outcome.status === 0 ? null : (
        <section
          aria-label={texts.answer}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
          className="max-h-120 overflow-auto rounded border border-steel-2 bg-steel-1 px-3 py-2.5"
        >
          <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{outcome.body}</pre>
        </section>
      )}
    </div>
  );
}

function StatusLine({ outcome, texts }: { outcome: Outcome; texts: RunTexts }) {
  const { status, code } = outcome;
  if (status === 0) {
    return <p className="text-sm font-semibold text-fault">{texts.noAnswer}</p>;
  }
  const meaning = code === null ? null : texts.refusals[code];
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <StatusBadge tone={status < 400 ? "ok" : "fault"} label={`HTTP ${status}`} />
      {meaning ? <span>{meaning}</span> : null}
    </p>
  );
}
