import sheet from "./drawings.svg";

/** Width and height of each drawing of the sheet, in pixels. */
const sizes = {
  rack: [528, 344],
  capital: [208, 112],
  time: [208, 112],
  dates: [208, 112],
  sign_up: [128, 88],
  list: [128, 88],
  requests: [128, 88],
  sale: [128, 88],
} as const;

interface DrawingProps {
  name: keyof typeof sizes;
  className: string;
}

/**
 * A drawing of the landing page: lines of one width, in the theme's colours; nobody has to hear of it. The lines stand in a
 * sheet of their own, which browsers keep: in the page they would be sent twice, as HTML and as React's data. With less
 * room than it wants a drawing shows its right end.
 */
export function Drawing({ name, className }: DrawingProps) {
  const [width, height] = sizes[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`text-steel-3 ${className}`}
    >
      <use href={`${sheet.src}#${name}`} />
    </svg>
  );
}
