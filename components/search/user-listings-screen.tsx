import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShownUsername } from "@/components/account/use-shown-username";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListingPage, SearchAddress } from "@/lib/search/schema";
import { FilteredPage } from "./filtered-page";
import { PagedResults } from "./paged-results";

interface UserListingsScreenProps {
  path: string;
  address: SearchAddress;
  answer: ListingPage<unknown>;
  manufacturers: { id: number; name: string }[];
  /** Whose listings they are; null for one's own. */
  username: string | null;
  /** The list itself. */
  children: ReactNode;
}

/** A user's listings of every status (spec §2.6). */
export function UserListingsScreen({
  username,
  children,
  answer,
  ...page
}: UserListingsScreenProps) {
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const isOwn = username === null;
  const create = (
    <ButtonLink href="/listing/create" size="sm">
      <Plus size={16} />
      {t("layout|new_listing")}
    </ButtonLink>
  );
  return (
    <FilteredPage
      {...page}
      canShowAll={false}
      head={
        <h1 className="text-xl wrap-anywhere">
          {isOwn ? t("listings|mine") : t("listings|of", { username: shownUsername(username) })}
        </h1>
      }
    >
      <PagedResults
        path={page.path}
        address={page.address}
        answer={answer}
        action={isOwn ? create : null}
        empty={
          <EmptyState title={t("listings|none")} text={isOwn ? t("listings|none|text") : undefined}>
            {isOwn ? create : null}
          </EmptyState>
        }
      >
        {children}
      </PagedResults>
    </FilteredPage>
  );
}
