"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, type SubmitEvent, useEffect, useState, useTransition } from "react";
import { navigationFailed } from "@/components/form/watch-fetch";
import { Button } from "@/components/ui/button";

interface AnalyticsRefreshProps {
  label: string;
  pendingText: string;
  doneText: string;
  /** As of when the figures are. */
  children: ReactNode;
}

/** Asks for the page once more: without JavaScript by a form to itself, with it in place. */
export function AnalyticsRefresh(props: AnalyticsRefreshProps) {
  const { label, pendingText, doneText, children } = props;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const giveBack = () => setPressed(false);
    addEventListener(navigationFailed, giveBack);
    return () => removeEventListener(navigationFailed, giveBack);
  }, []);
  const isBusy = isPending && isPressed;

  function refresh(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) {
      setPressed(true);
      startTransition(() => router.refresh());
    }
  }

  const news = isPressed ? doneText : "";
  return (
    <form
      action="/admin/analytics"
      onSubmit={refresh}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm"
    >
      <p className="text-steel-3">{children}</p>
      <Button type="submit" variant="quiet" size="sm" busy={isBusy} className="print:hidden">
        <RotateCw size={16} />
        {label}
      </Button>
      <p role="status" className="text-steel-3">
        {isBusy ? pendingText : news}
      </p>
    </form>
  );
}
