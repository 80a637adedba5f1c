import type { LucideIcon } from "lucide-react";

const tones = {
  neutral: "border-steel-3 bg-steel-1 text-ink",
  ok: "border-ok bg-ok-soft text-ok",
  caution: "border-caution bg-caution-soft text-caution",
  fault: "border-fault bg-fault-soft text-fault",
  note: "border-note bg-note-soft text-note",
};

interface StatusBadgeProps {
  tone?: keyof typeof tones | undefined;
  label: string;
  icon?: LucideIcon;
  className?: string;
}

export function StatusBadge(props: StatusBadgeProps) {
  const { tone = "neutral", label, icon: Icon, className = "" } = props;
  return (
    <span
      className={`inline-flex items-baseline gap-1 rounded border px-1.5 text-xs font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {Icon ? <Icon size={14} className="shrink-0 self-center" /> : null}
      {label}
    </span>
  );
}
