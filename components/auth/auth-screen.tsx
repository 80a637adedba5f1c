import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Logo } from "@/components/layout/logo";

interface AuthScreenProps {
  title: string;
  /** Login and signup have no header to lead home (spec §2.2). */
  withLogo?: boolean;
  /** What stands between the heading and the form. */
  notice?: ReactNode;
  /** The form, a client leaf. */
  children: ReactNode;
  /** Where else to go, each a list item; gone once the form itself shows the way on (`OnwardWay`). */
  links: ReactNode;
}

/** The one screen of spec §2.3: heading, banner, form, links. */
export function AuthScreen({ title, withLogo, notice, children, links }: AuthScreenProps) {
  return (
    <div className="group mx-auto w-full max-w-md py-8">
      {withLogo ? <Logo href="/" /> : null}
      <h1 className={withLogo ? "mt-4 text-xl" : "text-xl"}>{title}</h1>
      <div className="mt-6 flex flex-col gap-6">
        {notice}
        <ClientMessages prefixes={["auth|", "issue|", "error|", "session|"]}>
          {children}
        </ClientMessages>
        <ul className="space-y-1 border-t pt-4 group-has-data-onward:hidden">{links}</ul>
      </div>
    </div>
  );
}
