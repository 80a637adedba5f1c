import { PageLink } from "../page-link";

interface LinkChoiceProps {
  label: string;
  options: { label: string; href: string; isCurrent: boolean }[];
}

export function LinkChoice({ label, options }: LinkChoiceProps) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pointer-coarse:gap-y-0"
    >
      <span className="text-sm text-steel-3">{label}</span>
      {options.map((option) => (
        <PageLink
          key={option.href}
          href={option.href}
          aria-current={option.isCurrent ? "true" : undefined}
          className={`tap-size text-center pointer-coarse:min-w-11 ${option.isCurrent ? "font-semibold" : "link"}`}
        >
          {option.label}
        </PageLink>
      ))}
    </nav>
  );
}
