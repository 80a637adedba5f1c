import { type ReactNode, useId } from "react";

/** One of the lists at /dev/mail; what is long scrolls by itself, so that a phone still shows the opened mail. */
export function SideList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base">
        {title}
      </h2>
      <ul className="mt-2 max-h-72 overflow-y-auto rounded border border-steel-2 lg:max-h-[32rem]">
        {children}
      </ul>
    </nav>
  );
}

export const entryLook =
  "block border-b border-l-2 border-b-steel-2 border-l-transparent px-3 py-2 text-sm hover:bg-steel-1 aria-[current]:border-l-petrol aria-[current]:bg-steel-1 -outline-offset-2 focus-visible:-outline-offset-2";
