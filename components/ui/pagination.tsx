import { useLocale, useTranslations } from "next-intl";
import { ChevronLeft, ChevronRight, type DrawnIcon } from "./icons";
import { pageSizes, paginationWindow } from "./pagination-window";
import { SoftLink } from "./soft-link";

interface PaginationProps {
  /** From 1 to totalPages. */
  page: number;
  totalPages: number;
  pageSize: number;
  href: (page: number) => string;
  /** Must lead to page 1 (spec §2.7). */
  sizeHref: (pageSize: number) => string;
  /** Tells the second one of a page from the first, for screen readers; on a phone it alone has all its words. */
  isBottom?: boolean;
  /** For screen readers, where a page has more than those two. */
  label?: string;
  className?: string;
}

/** Links only, so that it works without JavaScript. On a phone the numbers give way to "page n of m". */
export function Pagination({
  page,
  totalPages,
  pageSize,
  href,
  sizeHref,
  isBottom,
  label,
  className = "",
}: PaginationProps) {
  const t = useTranslations();
  const { format } = new Intl.NumberFormat(useLocale());
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden ${className}`}
    >
      <nav
        aria-label={label ?? t(isBottom ? "ui|pagination_bottom" : "ui|pagination")}
        className="flex flex-wrap items-center gap-1"
      >
        <Step
          rel="prev"
          label={t("ui|back")}
          isTerse={!isBottom}
          icon={ChevronLeft}
          href={page > 1 ? href(page - 1) : null}
        />
        <span className="min-w-30 px-2 text-center text-sm md:hidden">
          {t("ui|page_of", { page: format(page), totalPages: format(totalPages) })}
        </span>
        <ol className="hidden items-center gap-1 md:flex">
          {paginationWindow(page, totalPages).map((entry, index) => (
            <li key={entry === "gap" ? `gap ${index}` : entry}>
              {entry === "gap" ? (
                <span className="px-1 text-steel-3">…</span>
              ) : (
                <SoftLink
                  href={href(entry)}
                  aria-label={t("ui|page", { page: format(entry) })}
                  aria-current={entry === page ? "page" : undefined}
                  className="page-step"
                >
                  {format(entry)}
                </SoftLink>
              )}
            </li>
          ))}
        </ol>
        <Step
          rel="next"
          label={t("ui|next")}
          isTerse={!isBottom}
          icon={ChevronRight}
          href={page < totalPages ? href(page + 1) : null}
        />
      </nav>
      <div className={`flex items-center gap-2 text-sm ${isBottom ? "" : "max-md:hidden"}`}>
        <span aria-hidden="true" className="text-steel-3">
          {t("ui|page_size")}
        </span>
        <ul aria-label={t("ui|page_size")} className="flex gap-1">
          {pageSizes.map((size) => (
            <li key={size}>
              <SoftLink
                href={sizeHref(size)}
                aria-current={size === pageSize ? "true" : undefined}
                className="page-step"
              >
                {size}
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
  /** The icon alone on a phone. */
  isTerse: boolean;
  /** null at the end. */
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
