"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import type { BannerKind } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { type Question, useConfirm } from "@/components/ui/confirm-dialog";

interface AlertButtonsProps {
  kinds: { kind: BannerKind; label: string }[];
  text: string;
}

export function AlertButtons({ kinds, text }: AlertButtonsProps) {
  return kinds.map(({ kind, label }) => (
    <Button key={kind} variant="quiet" onClick={() => showAlert(kind, `${label}: ${text}`)}>
      {label}
    </Button>
  ));
}

interface DialogButtonsProps {
  dialogs: { label: string; question: Question }[];
  yes: string;
  no: string;
}

export function DialogButtons({ dialogs, yes, no }: DialogButtonsProps) {
  return dialogs.map(({ label, question }) => (
    <DialogButton key={label} label={label} question={question} yes={yes} no={no} />
  ));
}

interface DialogButtonProps extends Omit<DialogButtonsProps, "dialogs"> {
  label: string;
  question: Question;
}

function DialogButton({ label, question, yes, no }: DialogButtonProps) {
  const [answer, setAnswer] = useState("");
  const { confirm, dialog } = useConfirm(question);
  async function ask(): Promise<void> {
    setAnswer((await confirm()) ? yes : no);
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
