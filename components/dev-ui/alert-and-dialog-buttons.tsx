"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import type { BannerKind } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { type Question, useConfirm } from "@/components/ui/confirm-dialog";

interface AlertButtonProps {
  kind: BannerKind;
  label: string;
  text: string;
}

export function AlertButton({ kind, label, text }: AlertButtonProps) {
  return (
    <Button variant="quiet" onClick={() => showAlert(kind, `${label}: ${text}`)}>
      {label}
    </Button>
  );
}

export function DialogButton({ label, question }: { label: string; question: Question }) {
  const [answer, setAnswer] = useState("");
  const { confirm, dialog } = useConfirm(question);
  async function ask(): Promise<void> {
    setAnswer((await confirm()) ? question.confirmLabel : question.cancelLabel);
  }
  return (
    <span className="inline-flex items-center gap-3">
      <Button variant={question.danger ? "danger" : "quiet"} onClick={() => void ask()}>
        {label}
      </Button>
      <output className="text-sm text-steel-3">{answer}</output>
      {dialog}
    </span>
  );
}
