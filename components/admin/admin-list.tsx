import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/lists/pagination";
import { pageSizes } from "@/components/ui/lists/pagination-window";
import { formatInteger } from "@/lib/i18n/formats";

const countTexts = {
  manufacturers: ["admin|manufacturers|count", "admin|manufacturers|count_capped"],
  repeatedTexts: ["admin|repeated_texts|count", "admin|repeated_texts|count_capped"],
  security: ["admin|security|count", "admin|security|count_capped"],
  transactions: ["transaction|count", "transaction|count_capped"],
  users: ["admin|users|count", "admin|users|count_capped"],
} as const;

/** TypeScript would compare the arguments of every key in a union. */
type CountTranslator = (key: string, values: { count: number; shown: string }) => string;

interface AdminListProps<Address> {
  name: keyof typeof countTexts;
  page: { totalCount: number; totalPages: number; capped: boolean };
  address: Address;
  hrefOf: (address: Address) => string;
  children: ReactNode;
}

export function AdminList<Address extends { page: number; pageSize: number }>({
  name,
  page: { totalCount: count, totalPages, capped },
  address,
  hrefOf,
  children,
}: AdminListProps<Address>) {
  const [t, locale] = [useTranslations() as CountTranslator, useLocale()];
  const shown = formatInteger(capped ? count - 1 : count, locale);
  return (
    <div>
      <p role="status" className="mb-2 text-sm text-steel-3">
        {t(countTexts[name][capped ? 1 : 0], { count, shown })}
      </p>
      {children}
      {count > pageSizes[0] ? (
        <Pagination
          page={address.page}
          pageSize={address.pageSize}
          totalPages={totalPages}
          href={(page) => hrefOf({ ...address, page })}
          sizeHref={(pageSize) => hrefOf({ ...address, page: 1, pageSize })}
          className="mt-4"
        />
      ) : null}
    </div>
  );
}
