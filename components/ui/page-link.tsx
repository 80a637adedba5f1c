import type { ComponentProps } from "react";
import { SoftLink } from "./soft-link";

/** A link to a page of ours, fetched ahead when it is pointed at or focused (ui.md, speed). */
export function PageLink(props: ComponentProps<typeof SoftLink>) {
  return <SoftLink ahead {...props} />;
}
