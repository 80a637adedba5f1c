import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Logo } from "@/components/layout/header/logo";
import { PageLink } from "@/components/ui/page-link";

interface AuthScreenProps {
  title: string;
  withLogo?: boolean;
  notice?: ReactNode;
  children: ReactNode;
  /** List items; hidden once the form shows its own `NextStepLink`. */
  links: ReactNode;
}

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

interface AuthLinkProps {
  /** A question that the link answers: "No account yet?". */
  lead?: string;
  href: string;
  children: string;
}

export function AuthLink({ lead, href, children }: AuthLinkProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {lead ? <span>{lead}</span> : null}
      <PageLink href={href} className="link control-size inline-flex items-center">
        {children}
      </PageLink>
    </li>
  );
}
