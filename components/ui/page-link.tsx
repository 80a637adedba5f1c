import type { ComponentProps } from "react";
import { SoftLink } from "./soft-link";

/** Prefetched when it is pointed at or focused. */
export function PageLink(props: ComponentProps<typeof SoftLink>) {
  return <SoftLink ahead {...props} />;
}
