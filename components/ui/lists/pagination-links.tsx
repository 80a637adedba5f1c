"use client";

import { ChevronLeft, ChevronRight, type DrawnIcon } from "../icons";
import { SoftLink } from "../soft-link";

interface PaginationLinksProps {
  label: string;
  back: { label: string; href: string | null };
  next: { label: string; href: string | null };
  place: string;
  pages: ({ text: string; href: string; label: string; isCurrent: boolean } | null)[];
  sizesLabel: string;
  sizes: { text: string; href: string; isCurrent: boolean }[];
  isBottom: boolean;
  className: string;
}

/** A client component, so that only its values are sent (docs/decisions/0025-page-speed.md). */
export function PaginationLinks(props: PaginationLinksProps) {
  const { label, back, next, place, pages, sizesLabel, sizes, isBottom, className } = props;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden ${className}`}
    >
      <nav aria-label={label} className="flex flex-wrap items-center gap-1">
        <Step rel="prev" isTerse={!isBottom} icon={ChevronLeft} {...back} />
        <span className="min-w-30 px-2 text-center text-sm md:hidden">{place}</span>
        <ol className="hidden items-center gap-1 md:flex">
          {pages.map((entry, index) => (
            <li key={entry?.text ?? `gap ${index}`}>
              {entry === null ? (
                <span className="px-1 text-steel-3">…</span>
              ) : (
                <SoftLink
                  href={entry.href}
                  aria-label={entry.label}
                  aria-current={entry.isCurrent ? "page" : undefined}
                  className="page-step"
                >
                  {entry.text}
                </SoftLink>
              )}
            </li>
          ))}
        </ol>
        <Step rel="next" isTerse={!isBottom} icon={ChevronRight} {...next} />
      </nav>
      <div className={`flex items-center gap-2 text-sm ${isBottom ? "" : "max-md:hidden"}`}>
        <span aria-hidden="true" className="text-steel-3">
          {sizesLabel}
        </span>
        <ul aria-label={sizesLabel} className="flex gap-1">
          {sizes.map(({ text, href, isCurrent }) => (
            <li key={text}>
              <SoftLink
                href={href}
                aria-current={isCurrent ? "true" : undefined}
                className="page-step"
              >
                {text}
              </SoftLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface StepProps {
  rel: "prev" | "next";
  label: string;
  icon: DrawnIcon;
  isTerse: boolean;
  href: string | null;
}

function Step({ rel, label, icon: Icon, isTerse, href }: StepProps) {
  const order = rel === "next" ? "flex-row-reverse" : "";
  const content = (
    <>
      <Icon size={16} />
      <span className={isTerse ? "max-md:sr-only" : ""}>{label}</span>
    </>
  );
  if (href === null) {
    return (
      <span aria-disabled="true" className={`page-step ${order}`}>
        {content}
      </span>
    );
  }
  return (
    <SoftLink rel={rel} href={href} className={`page-step ${order}`}>
      {content}
    </SoftLink>
  );
}
