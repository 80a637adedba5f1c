import type { ComponentProps } from "react";

interface SoftLinkProps extends ComponentProps<"a"> {
  /** Without one it is no link: what it will be is not there yet. */
  href: string | undefined;
  /** Takes the place of this page in the history (spec §9); a search only that of another search. */
  replace?: boolean | "search";
  /** Worth fetching when it is pointed at: its page stands ready in the shared cache. */
  ahead?: boolean;
  /** The form whose fields go back to what the address says, whatever was typed into them. */
  resets?: string;
}

/**
 * A link that `SoftLinks` follows without a reload: plain HTML, where the router's own is a client component each, which
 * a list with a hundred links pays for on the server, on the wire and in the browser (and every visitor with 3 kB).
 */
export function SoftLink({ replace = false, ahead, resets, ...rest }: SoftLinkProps) {
  // What is not there is left out: every page has dozens of links, each sent as data too.
  const data = {
    "data-soft": replace === true ? "replace" : replace || "push",
    ...(ahead && { "data-ahead": true }),
    ...(resets && { "data-resets": resets }),
  };
  return <a {...rest} {...data} />;
}
