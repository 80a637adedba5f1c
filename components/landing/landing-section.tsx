import type { ReactNode } from "react";

interface LandingSectionProps {
  /** The anchor of spec §2.1. */
  id: string;
  title: string;
  /** Under the heading: a sentence, a drawing. */
  lead?: ReactNode;
  /** On a desk the heading stands in a column of its own, left of what it is about. */
  isBeside?: boolean;
  children: ReactNode;
}

export function LandingSection({ id, title, lead, isBeside, children }: LandingSectionProps) {
  const layout = isBeside ? "lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12" : "";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mt-12 border-t border-steel-2 pt-6 md:mt-16 md:pt-8 ${layout}`}
    >
      <div className="mb-6 max-w-text">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead ? <div className="mt-2 text-steel-3">{lead}</div> : null}
      </div>
      {children}
    </section>
  );
}
