"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState, useTransition } from "react";
import { navigationFailed } from "@/components/form/watch-fetch";
import { Button } from "@/components/ui/button";

interface AnalyticsRefreshProps {
  label: string;
  pendingText: string;
  doneText: string;
  children: ReactNode;
}

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

  function refresh(): void {
    if (!isBusy) {
      setPressed(true);
      startTransition(() => router.refresh());
    }
  }

  const news = isPressed ? doneText : "";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-steel-3">{children}</p>
      <Button onClick={refresh} variant="quiet" size="sm" busy={isBusy} className="print:hidden">
        <RotateCw size={16} />
        {label}
      </Button>
      <p role="status" className="text-steel-3">
        {isBusy ? pendingText : news}
      </p>
    </div>
  );
}
