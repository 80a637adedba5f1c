"use client";

import { Banner } from "@/components/ui/banner";
import { useErrorTexts } from "./error-texts-context";

interface RenderFailureProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export function RenderFailure({ error, reset }: RenderFailureProps) {
  const { title, text, retry, buttonClass } = useErrorTexts();
  return (
    <div className="max-w-text space-y-4">
      <h1 className="text-xl">{title}</h1>
      <Banner kind="error" title={text} />
      {error.digest ? <p className="font-mono text-sm text-steel-3">{error.digest}</p> : null}
      <button type="button" className={buttonClass} onClick={reset}>
        {retry}
      </button>
    </div>
  );
}
