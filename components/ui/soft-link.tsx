import type { ComponentProps } from "react";

interface SoftLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Takes the place of this page in the history (spec §9); a search only that of another search. */
  replace?: boolean | "search";
  /** Worth fetching when it is pointed at: its page stands ready in the shared cache. */
  ahead?: boolean;
  /** The form whose fields go back to what the address says, whatever was typed into them. */
  resets?: string;
}

/**
 * A link that `SoftLinks` follows without a reload: plain HTML, where `PageLink` is a client component each, which a
 * list with a hundred links pays for on the server, on the wire and in the browser.
 */
export function SoftLink({ replace = false, ahead, resets, ...rest }: SoftLinkProps) {
  const how = replace === true ? "replace" : replace || "push";
  return <a {...rest} data-soft={how} data-ahead={ahead || undefined} data-resets={resets} />;
}
