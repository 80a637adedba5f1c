"use client";

import { useWatch } from "react-hook-form";
import { type AmountName, unreadBut } from "@/lib/listings/entered";
import type { WithForm } from "./with-form";

/** The amounts that came back as typed, since they cannot be read; each until something else is typed in its place. */
export function useUnread(form: WithForm["form"]) {
  const unread = useWatch({ control: form.control, name: "unread" });

  function forget(...names: AmountName[]): void {
    form.setValue("unread", unreadBut(form.getValues("unread"), names));
  }

  return { unread, forget };
}
