import type { ComponentProps } from "react";

interface SoftLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Takes the place of this page in the history (spec §9). */
  replace?: boolean;
  /** Worth fetching when it is pointed at: its page stands ready in the shared cache. */
  ahead?: boolean;
}

/**
 * A link that `SoftLinks` follows without a reload: plain HTML, where `PageLink` is a client component each, which a
 * list with a hundred links pays for on the server, on the wire and in the browser.
 */
export function SoftLink({ replace, ahead, ...rest }: SoftLinkProps) {
  return <a {...rest} data-soft={replace ? "replace" : "push"} data-ahead={ahead || undefined} />;
}
