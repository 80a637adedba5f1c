import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Moment } from "./moment";

interface TimelineEntry {
  at: Date;
  what: ReactNode;
  who: ReactNode;
}

const maxShown = 8;

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const t = useTranslations();
  const older = entries.slice(maxShown);
  return (
    <section className="max-w-text">
      <h2 className="mb-2 text-lg">{t("listing|history")}</h2>
      <Lines entries={entries.slice(0, maxShown)} />
      {older.length > 0 ? (
        <details className="border-t border-steel-2">
          <summary className="link py-2 pointer-coarse:py-3">
            {t("listing|history|older", { count: older.length })}
          </summary>
          <Lines entries={older} />
        </details>
      ) : null}
    </section>
  );
}

function Lines({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ at, what, who }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the past never changes its place.
          key={index}
          className="gap-x-4 border-b border-steel-2 py-2 last:border-b-0 md:grid md:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span className="text-sm leading-6 text-steel-3">
            <Moment at={at} />
          </span>
          <p>
            {what} <span className="text-sm text-steel-3">{who}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
