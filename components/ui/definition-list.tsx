import type { ReactNode } from "react";

export interface Definition {
  term: string;
  value: ReactNode;
  numeric?: boolean;
}

export function DefinitionList({
  items,
  className = "",
}: {
  items: Definition[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {items.map(({ term, value, numeric }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(9rem,2fr)_minmax(0,3fr)] items-baseline gap-4 border-b border-steel-2 py-2 last:border-b-0"
        >
          <dt className="text-sm leading-6 hyphens-auto text-steel-3">{term}</dt>
          <dd className={numeric ? "font-mono" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
