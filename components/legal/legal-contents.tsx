export interface ContentsEntry {
  id: string;
  /** "§ 4". */
  label: string;
  title: string;
}

interface LegalContentsProps {
  title: string;
  entries: ContentsEntry[];
}

/** The sections beside the text, on a desk. */
export function ContentsBeside({ title, entries }: LegalContentsProps) {
  return (
    <nav
      aria-label={title}
      className="max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto text-sm max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <Entries entries={entries} className="py-1" />
    </nav>
  );
}

/** The same above the text, folded, elsewhere. */
export function ContentsFolded({ title, entries }: LegalContentsProps) {
  return (
    <nav aria-label={title} className="mt-6 lg:hidden print:hidden">
      <details className="rounded border border-steel-2">
        <summary className="px-4 py-2.5 font-semibold">{title}</summary>
        <Entries
          entries={entries}
          className="control-size items-center border-t border-steel-2 px-4 py-2"
        />
      </details>
    </nav>
  );
}

function Entries({ entries, className }: { entries: ContentsEntry[]; className: string }) {
  return (
    <ul>
      {entries.map(({ id, label, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex gap-2 hover:text-petrol hover:underline ${className}`}
          >
            <span className="min-w-8 shrink-0 text-steel-3">{label}</span>
            <span className="min-w-0 hyphens-auto">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
