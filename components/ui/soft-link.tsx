import type { ComponentProps } from "react";

interface SoftLinkProps extends ComponentProps<"a"> {
  href: string | undefined;
  /** Replaces the history entry; "search" only replaces another search. */
  replace?: boolean | "search";
  ahead?: boolean;
  resets?: string;
}

/**
 * `SoftLinks` follows it without a reload. The router's own link would be costly in lists.
 */
export function SoftLink({ replace = false, ahead, resets, ...rest }: SoftLinkProps) {
  // Omits absent attributes, because every page has dozens of links.
  const data = {
    "data-soft": replace === true ? "replace" : replace || "push",
    ...(ahead && { "data-ahead": true }),
    ...(resets && { "data-resets": resets }),
  };
  return <a {...rest} {...data} />;
}
