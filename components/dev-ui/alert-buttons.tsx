"use client";

import { showAlert } from "@/components/ui/alerts";
import type { BannerKind } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

interface AlertButtonsProps {
  kinds: { kind: BannerKind; label: string }[];
  text: string;
}

/** A button for each kind of alert. */
export function AlertButtons({ kinds, text }: AlertButtonsProps) {
  return kinds.map(({ kind, label }) => (
    <Button key={kind} variant="quiet" onClick={() => showAlert(kind, `${label}: ${text}`)}>
      {label}
    </Button>
  ));
}
