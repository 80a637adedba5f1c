import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, type DrawnIcon, Info, TriangleAlert } from "./icons";

export type BannerKind = "success" | "error" | "warning" | "info";

export const kindStyles: Record<BannerKind, { icon: DrawnIcon; className: string }> = {
  success: { icon: CircleCheck, className: "border-ok bg-ok-soft text-ok" },
  error: { icon: CircleAlert, className: "border-fault bg-fault-soft text-fault" },
  warning: { icon: TriangleAlert, className: "border-caution bg-caution-soft text-caution" },
  info: { icon: Info, className: "border-note bg-note-soft text-note" },
};

interface BannerProps {
  kind: BannerKind;
  title: ReactNode;
  description?: ReactNode;
  className?: string;
}

export function Banner({ kind, title, description, className = "" }: BannerProps) {
  const { icon: Icon, className: colours } = kindStyles[kind];
  return (
    <div
      role={isUrgent(kind) ? "alert" : "status"}
      className={`flex gap-3 rounded border px-4 py-3 ${colours} ${className}`}
    >
      <Icon size={20} className="mt-0.5 shrink-0" />
      <p>
        <strong className="font-semibold">{title}</strong>
        {description ? <>: {description}</> : null}
      </p>
    </div>
  );
}

export function isUrgent(kind: BannerKind): boolean {
  return kind === "error" || kind === "warning";
}
