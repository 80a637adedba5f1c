import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import type { RowView } from "./row-view";

/** MPN, EAN and alternates in one line, each a search for its like (spec §2.7). */
export function RowCodesLine({ codes, more }: Pick<RowView, "codes" | "more">) {
  if (codes.length === 0) {
    return null;
  }
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-3 font-mono lg:flex-nowrap pointer-fine:gap-y-1">
      {codes.map(({ text, href, label, isVital }) => (
        <li
          key={text.join("")}
          className={`wrap-anywhere ${isVital ? "lg:shrink-0" : "min-w-0 lg:cut-line"}`}
        >
          {label ? <span className="font-sans text-xs text-steel-3">{label} </span> : null}
          <SoftLink
            href={href}
            className="tap-size tap-up hover:text-petrol hover:underline lg:pointer-coarse:truncate"
          >
            <Marked text={text} />
          </SoftLink>
        </li>
      ))}
      {more ? <li className="font-sans text-xs whitespace-nowrap text-steel-3">{more}</li> : null}
    </ul>
  );
}
