import type { ReactElement } from "react";

/**
 * Single-path drawings of Lucide (ISC). Lucide's components are client components, which a server renders and
 * serialises twice (docs/decisions/0025-page-speed.md).
 */
export const BadgeCheck = /* @__PURE__ */ drawn(
  "M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12",
);
export const ChevronLeft = /* @__PURE__ */ drawn("m15 18-6-6 6-6");
export const ChevronRight = /* @__PURE__ */ drawn("m9 18 6-6-6-6");
export const CircleAlert = /* @__PURE__ */ drawn(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01",
);
export const CircleCheck = /* @__PURE__ */ drawn(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12",
);
export const Copy = /* @__PURE__ */ drawn(
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
);
export const Download = /* @__PURE__ */ drawn(
  "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5",
);
export const Info = /* @__PURE__ */ drawn(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01",
);
export const LogIn = /* @__PURE__ */ drawn(
  "m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4",
);
export const Menu = /* @__PURE__ */ drawn("M4 5h16M4 12h16M4 19h16");
export const Monitor = /* @__PURE__ */ drawn(
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 21h8M12 17v4",
);
export const Moon = /* @__PURE__ */ drawn("M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z");
export const Search = /* @__PURE__ */ drawn("m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0");
export const SlidersHorizontal = /* @__PURE__ */ drawn(
  "M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3",
);
export const Sun = /* @__PURE__ */ drawn(
  "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
);
export const TriangleAlert = /* @__PURE__ */ drawn(
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
);
export const UserPlus = /* @__PURE__ */ drawn(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19 8v6M22 11h-6",
);
export const X = /* @__PURE__ */ drawn("M18 6 6 18M6 6l12 12");

export type DrawnIcon = (props: DrawnIconProps) => ReactElement;

interface DrawnIconProps {
  size: 16 | 20;
  className?: string;
}

/** Hidden from screen readers, because every icon has a text or a named parent. */
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
