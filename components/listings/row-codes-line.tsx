import { StatusBadge } from "@/components/ui/badge";
import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import type { RowCode } from "./row-codes";
import type { RowView } from "./row-view";

/**
 * MPN, EAN and alternates, each a search for its like (spec §2.7), and why the row is there. On a desk one line as long
 * as what must not be cut fits: the other codes take what it leaves. What is folded away is shown by a press.
 */
export function RowCodesLine({ codes, more, reason }: Pick<RowView, "codes" | "more" | "reason">) {
  if (codes.length === 0 && !reason) {
    return null;
  }
  return (
    <ul className={listStyle}>
      {codes.map(toItem)}
      {more ? (
        <li className="text-xs has-[[open]]:basis-full">
          <details>
            <summary className="tap-size tap-up w-fit cursor-pointer list-none font-sans whitespace-nowrap text-petrol hover:underline">
              {more.label}
            </summary>
            <ul className={listStyle}>{more.codes.map(toItem)}</ul>
          </details>
        </li>
      ) : null}
      {reason ? (
        <li className="font-sans">
          <RowReason {...reason} />
        </li>
      ) : null}
    </ul>
  );
}

const listStyle = "flex flex-wrap items-baseline gap-x-3 font-mono pointer-fine:gap-y-1";

function toItem({ text, href, label, isVital }: RowCode) {
  return (
    <li
      key={text.join("")}
      className={`wrap-anywhere ${isVital ? "" : "lg:cut-line lg:max-w-max lg:min-w-0 lg:grow lg:basis-16"}`}
    >
      {label ? <span className="font-sans text-xs text-steel-3">{label} </span> : null}
      <SoftLink
        href={href}
        className={`tap-size tap-up hover:text-petrol hover:underline ${isVital ? "" : "lg:pointer-coarse:truncate"}`}
      >
        <Marked text={text} />
      </SoftLink>
    </li>
  );
}

/** Why a row is among the results; what is only like the number stands out. */
function RowReason({ label, isDoubtful }: { label: string; isDoubtful: boolean }) {
  return isDoubtful ? (
    <StatusBadge tone="caution" label={label} />
  ) : (
    <span className="text-xs whitespace-nowrap text-steel-3">{label}</span>
  );
}
