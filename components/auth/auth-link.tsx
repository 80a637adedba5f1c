import { PageLink } from "@/components/ui/page-link";

interface AuthLinkProps {
  /** A question that the link answers: "No account yet?". */
  lead?: string;
  href: string;
  children: string;
}

/** One of the ways on at the foot of an auth screen. */
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
