import { StatusBadge } from "@/components/ui/badge";

/** Why a row is among the results; what is only like the number stands out. */
export function RowReason({ label, isDoubtful }: { label: string; isDoubtful: boolean }) {
  return isDoubtful ? (
    <StatusBadge tone="caution" label={label} />
  ) : (
    <span className="text-xs whitespace-nowrap text-steel-3">{label}</span>
  );
}
