import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { pageSizes } from "@/components/ui/pagination-window";

interface AdminListProps<Address> {
  count: string;
  address: Address;
  totalPages: number;
  totalCount: number;
  hrefOf: (address: Address) => string;
  children: ReactNode;
}

export function AdminList<Address extends { page: number; pageSize: number }>({
  count,
  address,
  totalPages,
  totalCount,
  hrefOf,
  children,
}: AdminListProps<Address>) {
  return (
    <div>
      <p role="status" className="mb-2 text-sm text-steel-3">
        {count}
      </p>
      {children}
      {totalCount > pageSizes[0] ? (
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
