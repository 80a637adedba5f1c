import { CopyButton } from "@/components/ui/copy-button";

interface CodeBlockProps {
  /** What it is, for those who listen, and beside the button. */
  label: string;
  code: string;
  copyText: string;
  copiedText: string;
  selectedText: string;
}

/** Code to be taken along: wrapped rather than scrolled, whole on paper. */
export function CodeBlock({ label, code, copyText, ...said }: CodeBlockProps) {
  return (
    <figure className="rounded border border-steel-2 bg-steel-1">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-steel-2 py-1 pr-1 pl-3 text-sm text-steel-3">
        {label}
        <CopyButton value={code} label={`${copyText}: ${label}`} {...said} />
      </figcaption>
      <pre className="px-3 py-2.5 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
