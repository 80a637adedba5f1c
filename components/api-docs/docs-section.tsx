import type { ReactNode } from "react";

interface DocsSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page of the documentation that can be linked to. */
export function DocsSection({ id, title, className = "", children }: DocsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mt-8 border-t border-steel-2 pt-6 ${className}`}
    >
      <h2 id={`${id}-title`} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
