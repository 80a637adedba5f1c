import type { ReactNode } from "react";

interface LandingSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
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
