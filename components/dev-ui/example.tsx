import type { ReactNode } from "react";

interface ExampleProps {
  /** As the code has it, with what makes it look so: `Button variant="amber"`. */
  name: string;
  /** Side by side as far as there is room, instead of below each other. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

/** One part in its states, with its name in the code. */
export function Example({ name, isRow = false, className = "", children }: ExampleProps) {
  const layout = isRow ? "flex flex-wrap items-center gap-3" : "";
  // With room around it, so that rings of focus are on the photograph too.
  return (
    <figure className={`mt-5 min-w-0 first:mt-0 ${className}`}>
      <figcaption className="mb-2 font-mono text-xs wrap-anywhere text-steel-3">{name}</figcaption>
      <div data-picture={pictureOf(name)} className={`-m-2 p-2 ${layout}`}>
        {children}
      </div>
    </figure>
  );
}

/** What its photograph is called (tests/e2e/visual.spec.ts). */
function pictureOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\W+/g, "-")
    .replace(/^-+|-+$/g, "");
}
