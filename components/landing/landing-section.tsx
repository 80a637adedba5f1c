import type { ReactNode } from "react";

interface LandingSectionProps {
  /** The anchor of spec §2.1. */
  id: string;
  title: string;
  children: ReactNode;
}

export function LandingSection({ id, title, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 border-t border-steel-2 pt-8">
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
