interface PartSilhouetteProps {
  /** "no preview available", translated; null where other text covers it. */
  label: string | null;
  isSmall?: boolean;
}

export function PartSilhouette({ label, isSmall = false }: PartSilhouetteProps) {
  return (
    <span
      className={`flex size-full flex-col items-center justify-center bg-steel-1 text-center text-steel-3 ${isSmall ? "text-2xs" : "gap-2 text-sm"}`}
    >
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className={isSmall && label ? "w-4" : "w-2/5"}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <path d={bearing} />
      </svg>
      {label ? <span className={isSmall ? "w-min" : "px-2"}>{label}</span> : null}
    </span>
  );
}

/** One path, because a list draws it in every row. */
const bearing = [22, 18, 12, 8].map((radius) => circle(24, 24, radius)).join("") + balls();

function balls(): string {
  const angles = Array.from({ length: 9 }, (_, place) => (place * 2 * Math.PI) / 9);
  return angles
    .map((angle) => circle(24 + 15 * Math.sin(angle), 24 - 15 * Math.cos(angle), 2.75))
    .join("");
}

function circle(x: number, y: number, radius: number): string {
  const half = (width: number) => `a${radius} ${radius} 0 1 0 ${width} 0`;
  return `M${Number((x - radius).toFixed(2))} ${Number(y.toFixed(2))}${half(2 * radius)}${half(-2 * radius)}`;
}
