import type { ReactNode } from "react";
import { postalAddress } from "@/lib/site/operator";
import { site } from "@/lib/site/site";

interface PostalAddressProps {
  className?: string;
  /** What reaches the operator besides the post. */
  children?: ReactNode;
}

/** The operator of this site, line by line as on an envelope. */
export function PostalAddress({ className = "", children }: PostalAddressProps) {
  return (
    <address className={`not-italic ${className}`}>
      {postalAddress(site.operator).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {children}
    </address>
  );
}
