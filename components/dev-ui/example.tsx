import type { ReactNode } from "react";

interface ExampleProps {
  /** As the code has it, with what makes it look so: `Button variant="amber"`. */
  name: string;
  /** Side by side as far as there is room, instead of below each other. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

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

function pictureOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\W+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What stands for real parts: numbers and names, the same on every day, so that pictures of the page can be compared. */
export const sampleCode = "6205-2RSH";
export const sampleEan = "4012345678901";
export const sampleMaker = "SKF";
export const sampleAddress = "/dev/ui";
export const sampleMoment = new Date("2026-03-04T08:05:00Z");
export const sampleMonths = [3, 5, 2, 8, 13, 9, 4, 0, 6, 11, 18, 7].map((value, place) => ({
  month: new Date(Date.UTC(2025, 3 + place)).toISOString().slice(0, 7),
  value,
}));
