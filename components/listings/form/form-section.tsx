import type { ReactNode } from "react";

/** A part of a long form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="border-b pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
