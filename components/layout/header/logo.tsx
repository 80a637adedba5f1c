import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/config/site";

export function Logo({ href }: { href: string }) {
  return (
    <SoftLink href={href} className="control-size flex items-center gap-2 text-lg font-semibold">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <path
          d="M2 3h2v7h24V3h2v27h-2v-2H4v2H2zm2 9v7h24v-7zm0 9v5h24v-5z"
          fill="currentColor"
          fillRule="evenodd"
        />
        <path d="M7 15h4v4H7zm14 7h4v4h-4z" className="fill-steel-3" />
        <path d="M14 13h9v6h-9z" className="fill-amber" />
      </svg>
      {site.name}
    </SoftLink>
  );
}
