import type { ComponentProps } from "react";
import { SoftLink } from "@/components/ui/soft-link";

interface RowLinkProps extends Omit<ComponentProps<typeof SoftLink>, "href"> {
  /** Null where there is nothing to lead to yet. */
  href: string | null;
}

/** A link within a row, or its bare content in the preview of a listing that is none yet. */
export function RowLink({ href, children, ...rest }: RowLinkProps) {
  return href === null ? (
    <span>{children}</span>
  ) : (
    <SoftLink href={href} {...rest}>
      {children}
    </SoftLink>
  );
}
