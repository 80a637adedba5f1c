import { useFormatter, useTranslations } from "next-intl";
import { PaginationLinks } from "./pagination-links";
import { pageSizes, paginationWindow } from "./pagination-window";

interface PaginationProps {
  page: number;
  totalPages: number;
  pageSize: number;
  href: (page: number) => string;
  sizeHref: (pageSize: number) => string;
  /** Distinguishes the second pagination of a page for screen readers; on a phone only it shows its words. */
  isBottom?: boolean;
  label?: string;
  className?: string;
}

export function Pagination({
  page,
  totalPages,
  pageSize,
  href,
  sizeHref,
  isBottom = false,
  label,
  className = "",
}: PaginationProps) {
  const t = useTranslations();
  const formatter = useFormatter();
  const format = (value: number) => formatter.number(value);
  return (
    <PaginationLinks
      label={label ?? t(isBottom ? "ui|pagination_bottom" : "ui|pagination")}
      back={{ label: t("ui|back"), href: page > 1 ? href(page - 1) : null }}
      next={{ label: t("ui|next"), href: page < totalPages ? href(page + 1) : null }}
      place={t("ui|page_of", { page: format(page), totalPages: format(totalPages) })}
      pages={paginationWindow(page, totalPages).map((entry) =>
        entry === "gap"
          ? null
          : {
              text: format(entry),
              href: href(entry),
              label: t("ui|page", { page: format(entry) }),
              isCurrent: entry === page,
            },
      )}
      sizesLabel={t("ui|page_size")}
      sizes={pageSizes.map((size) => ({
        text: String(size),
        href: sizeHref(size),
        isCurrent: size === pageSize,
      }))}
      isBottom={isBottom}
      className={className}
    />
  );
}
