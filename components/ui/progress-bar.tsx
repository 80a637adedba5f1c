interface ProgressBarProps {
  /** Null when unknown. */
  value: number | null;
  max: number;
  label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return <progress value={value ?? undefined} max={max} aria-label={label} className={barStyle} />;
}

const barStyle =
  "block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-steel-2 [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-steel-2 [&::-webkit-progress-value]:bg-petrol indeterminate:bg-[repeating-linear-gradient(135deg,var(--color-petrol)_0_8px,var(--color-steel-2)_8px_16px)] indeterminate:[&::-moz-progress-bar]:bg-transparent indeterminate:[&::-webkit-progress-bar]:bg-transparent";
