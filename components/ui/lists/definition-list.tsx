import type { ReactNode } from "react";

export interface Definition {
  term: string;
  value: ReactNode;
  numeric?: boolean;
}

/** Narrow terms on a phone keep an address on one line. */
export function DefinitionList({
  items,
  className = "",
}: {
  items: Definition[];
  className?: string;
}) {
  return (
    <dl
      className={`grid grid-cols-[minmax(min-content,1fr)_minmax(0,2fr)] gap-x-4 md:grid-cols-[var(--terms,minmax(9rem,2fr))_minmax(0,3fr)] ${className}`}
    >
      {items.map(({ term, value, numeric }) => (
        <div
          key={term}
          className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-steel-2 py-2 last:border-b-0"
        >
          <dt className="text-sm leading-6 hyphens-auto text-steel-3">{term}</dt>
          <dd className={numeric ? "font-mono" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
