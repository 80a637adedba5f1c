import type { ReactElement } from "react";

/**
 * Lucide's drawings (ISC) that stand on every visitor's page, each as one path. Lucide's own components are client
 * components: the server renders, serialises and renders each once more (docs/decisions/0025-page-speed.md).
 */
export const ChevronLeft = drawn("m15 18-6-6 6-6");
export const ChevronRight = drawn("m9 18 6-6-6-6");
export const LogIn = drawn("m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4");
export const Menu = drawn("M4 5h16M4 12h16M4 19h16");
export const Search = drawn("m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0");
export const SlidersHorizontal = drawn(
  "M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3",
);
export const UserPlus = drawn(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19 8v6M22 11h-6",
);
export const X = drawn("M18 6 6 18M6 6l12 12");

export type DrawnIcon = (props: DrawnIconProps) => ReactElement;

interface DrawnIconProps {
  size: 16 | 20;
  className?: string;
}

/** Hidden from those who listen: an icon stands beside its text, or within what has an accessible name. */
function drawn(path: string): DrawnIcon {
  return ({ size, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
