import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { PageLink } from "./page-link";

type ButtonLinkProps = ComponentProps<typeof PageLink> & ButtonStyle;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <PageLink className={buttonStyle({ variant, size, className })} {...rest} />;
}
