interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
}

/** The browser's own bar in our colours. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress value={value} max={max} aria-label={label} className={barStyle} />;
}

const barStyle =
  "block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-steel-2 [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-steel-2 [&::-webkit-progress-value]:bg-petrol";
