import type { TypePart } from "@/lib/operations/openapi/type-parts";

/** The anchor of a named shape on the page of a call. */
export function anchorOf(shape: string): string {
  return `shape-${shape}`;
}

/** A type as it is written, its named shapes as links to where they stand on the page. */
export function TypeText({ type }: { type: TypePart[] }) {
  return (
    <code className="font-mono text-xs wrap-anywhere text-steel-3">
      {type.map((part, place) =>
        typeof part === "string" ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a type never change places.
          <a key={place} href={`#${anchorOf(part.shape)}`} className="link">
            {part.shape}
          </a>
        ),
      )}
    </code>
  );
}
