import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { PageLink } from "./page-link";

type ButtonLinkProps = ComponentProps<typeof PageLink> & ButtonStyle;

/** A link that looks like a button; apart from `Button`, so that forms do not load the router's link. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <PageLink className={buttonStyle({ variant, size, className })} {...rest} />;
}
