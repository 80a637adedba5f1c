import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { pageSizes } from "@/components/ui/pagination-window";
import { formatInteger } from "@/lib/i18n/formats";

interface AdminListProps<Address> {
  /** Of the messages that say how many there are. */
  name: `admin|${"manufacturers" | "repeated_texts" | "security" | "users"}` | "transaction";
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
  const [t, locale] = [useTranslations(), useLocale()];
  const shown = formatInteger(capped ? count - 1 : count, locale);
  return (
    <div>
      <p role="status" className="mb-2 text-sm text-steel-3">
        {t(`${name}|${capped ? "count_capped" : "count"}`, { count, shown })}
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
