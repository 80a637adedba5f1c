const base =
  "control-size inline-flex items-center justify-center gap-2 rounded border font-semibold no-underline transition-opacity select-none disabled:cursor-not-allowed disabled:border-steel-2 disabled:bg-steel-1 disabled:text-steel-3 aria-disabled:cursor-progress aria-disabled:border-steel-3 aria-disabled:bg-steel-1 aria-disabled:text-steel-3";

const variants = {
  primary: "border-petrol bg-petrol text-on-petrol hover:border-petrol-deep hover:bg-petrol-deep",
  amber: "border-amber bg-amber text-on-amber hover:border-amber-deep hover:bg-amber-deep",
  quiet: "border-steel-3 bg-paper text-petrol hover:border-petrol-deep hover:text-petrol-deep",
  danger: "border-fault bg-paper text-fault hover:bg-fault-soft",
};

const sizes = { md: "px-4 text-base", sm: "px-3 text-sm" };

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Without a library, because every page loads it (docs/decisions/0025-page-speed.md). */
export function buttonStyle({
  variant = "primary",
  size = "md",
  className = "",
}: ButtonStyle & { className?: string | undefined } = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`.trimEnd();
}
