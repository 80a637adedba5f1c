interface PartSilhouetteProps {
  /** "no preview available", translated. */
  label: string;
  /** false in thumbnails: then the label is only the accessible name. */
  showLabel?: boolean;
}

/** Stands in for a missing picture: a ball bearing in outline. Fills its square parent. */
export function PartSilhouette({ label, showLabel = true }: PartSilhouetteProps) {
  return (
    <span className="flex size-full flex-col items-center justify-center gap-2 bg-steel-1 text-steel-3">
      <svg
        viewBox="0 0 48 48"
        role={showLabel ? undefined : "img"}
        aria-label={showLabel ? undefined : label}
        aria-hidden={showLabel || undefined}
        className={showLabel ? "w-2/5" : "w-3/5"}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <circle cx="24" cy="24" r="22" />
        <circle cx="24" cy="24" r="18" />
        <circle cx="24" cy="24" r="12" />
        <circle cx="24" cy="24" r="8" />
        {ballAngles.map((angle) => (
          <circle key={angle} cx="24" cy="9" r="2.75" transform={`rotate(${angle} 24 24)`} />
        ))}
      </svg>
      {showLabel ? <span className="px-2 text-center text-sm">{label}</span> : null}
    </span>
  );
}

const ballAngles = [0, 40, 80, 120, 160, 200, 240, 280, 320];
