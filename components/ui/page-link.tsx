import type { ComponentProps } from "react";
import { SoftLink } from "./soft-link";

export function PageLink(props: ComponentProps<typeof SoftLink>) {
  return <SoftLink ahead {...props} />;
}
