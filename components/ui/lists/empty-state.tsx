import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="rounded border px-4 py-8 md:px-8">
      <p className="text-lg font-semibold first-letter:uppercase">{title}</p>
      {text ? <p className="mt-1 max-w-text wrap-anywhere text-steel-3">{text}</p> : null}
      {children ? <div className="mt-4 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}
