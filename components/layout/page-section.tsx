import type { ReactNode } from "react";

interface PageSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 border-t border-steel-2 pt-6">
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
