import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/site/site";

/** The mark: shelf boards with one place found. */
export function Logo({ href }: { href: string }) {
  return (
    <SoftLink href={href} className="control-size flex items-center gap-2 text-lg font-semibold">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="none">
        <path
          d="M2 8.5h20M2 15.5h20M2 22h20M2 2v20M22 2v20"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="M4.5 4h4v4.5h-4zM15.5 17h4v5h-4z" className="fill-steel-3" />
        <path d="M10.5 10h6v5.5h-6z" className="fill-amber" />
      </svg>
      {site.name}
    </SoftLink>
  );
}
