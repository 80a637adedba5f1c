"use client";

import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const pauseInMs = 300;

interface DraftMoments {
  restore: () => void;
  keep: () => void;
}

export function useDraftAutosave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { restore, keep }: DraftMoments,
): void {
  const begin = useEffectEvent(restore);
  const save = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, pauseInMs);
      },
    });
    begin();
    const saveAtOnce = () => {
      clearTimeout(timer);
      save();
    };
    // A logout right after must find the draft to delete it.
    addEventListener("focusout", saveAtOnce);
    addEventListener("pagehide", saveAtOnce);
    document.addEventListener("visibilitychange", saveAtOnce);
    return () => {
      stopListening();
      removeEventListener("focusout", saveAtOnce);
      removeEventListener("pagehide", saveAtOnce);
      document.removeEventListener("visibilitychange", saveAtOnce);
      saveAtOnce();
    };
  }, [form]);
}
