import { cva, type VariantProps } from "class-variance-authority";

export const buttonStyle = cva(
  "control-size inline-flex items-center justify-center gap-2 rounded border font-semibold no-underline transition-opacity select-none disabled:cursor-not-allowed disabled:border-steel-2 disabled:bg-steel-1 disabled:text-steel-3 aria-disabled:cursor-not-allowed aria-disabled:opacity-70",
  {
    variants: {
      variant: {
        primary:
          "border-petrol bg-petrol text-on-petrol hover:border-petrol-deep hover:bg-petrol-deep",
        amber: "border-amber bg-amber text-on-amber hover:border-amber-deep hover:bg-amber-deep",
        quiet:
          "border-steel-3 bg-paper text-petrol hover:border-petrol-deep hover:text-petrol-deep",
        danger: "border-fault bg-paper text-fault hover:bg-fault-soft",
      },
      size: { md: "px-4 text-base", sm: "px-3 text-sm" },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
