import type { ReactNode } from "react";

interface PageSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page that is read from top to bottom; it can be linked to. */
export function PageSection({ id, title, className = "", children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mt-8 border-t border-steel-2 pt-6 ${className}`}
    >
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
