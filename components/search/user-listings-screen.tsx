import { Download, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Search } from "@/components/ui/icons";
import { Field } from "@/components/ui/inputs/field";
import { Input } from "@/components/ui/inputs/input";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { SoftLink } from "@/components/ui/soft-link";
import {
  filterCountOf,
  type SearchAddress,
  searchHref,
  searchParametersOf,
} from "@/lib/search/search-address";
import type { ListingPage } from "@/lib/search/search-page-schema";
import { FilterForm } from "./filter-form";
import { FilteredPage } from "./filtered-page";
import type { ManufacturerChoice } from "./manufacturer-filter";
import { PagedResults } from "./paged-results";
import { formId } from "./search-filters";

interface UserListingsScreenProps {
  path: string;
  address: SearchAddress;
  answer: ListingPage<unknown>;
  manufacturers: ManufacturerChoice;
  /** Null for the viewer's own listings. */
  user: { id: string; username: string } | null;
  children: ReactNode;
}

export function UserListingsScreen({ user, children, answer, ...page }: UserListingsScreenProps) {
  const t = useTranslations();
  const displayName = useNameOrDeleted();
  const title =
    user === null ? t("listings|mine") : t("listings|of", { username: displayName(user.username) });
  // Without any listing the empty list explains how to begin.
  const hasAny = answer.totalCount > 0 || isNarrowed(page.address);
  const hasAction = user === null && hasAny;
  return (
    <FilteredPage
      {...page}
      canShowAll={false}
      hasResults={answer.totalCount > 0}
      hasStatus
      head={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="text-xl wrap-anywhere first-letter:uppercase">{title}</h1>
            {answer.totalCount > 0 ? <ExportLink address={page.address} userId={user?.id} /> : null}
          </div>
          {hasAny ? (
            <OwnSearch path={page.path} address={page.address} isOwn={user === null} />
          ) : null}
        </>
      }
    >
      <PagedResults
        path={page.path}
        address={page.address}
        answer={answer}
        manufacturer={page.manufacturers.chosen}
        action={hasAction ? <CreateLink /> : null}
        empty={<NoListings path={page.path} address={page.address} isOwn={user === null} />}
      >
        {children}
      </PagedResults>
    </FilteredPage>
  );
}

function CreateLink() {
  const t = useTranslations();
  return (
    <ButtonLink href="/listing/create" size="sm">
      <Plus size={16} />
      {t("layout|new_listing")}
    </ButtonLink>
  );
}

function NoListings({
  path,
  address,
  isOwn,
}: {
  path: string;
  address: SearchAddress;
  isOwn: boolean;
}) {
  const t = useTranslations();
  if (isNarrowed(address)) {
    return (
      <EmptyState
        title={t("listings|none")}
        text={t(address.query ? "listings|none|searched" : "listings|none|filtered")}
      >
        <SoftLink href={path} replace resets={formId} className={buttonStyle()}>
          {t(address.query ? "listings|own|all" : "search|reset_filters")}
        </SoftLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("listings|none")} text={isOwn ? t("listings|none|text") : undefined}>
      {isOwn ? (
        <>
          <CreateLink />
          <ButtonLink href="/csv-import" size="sm" variant="quiet">
            {t("listings|none|import")}
          </ButtonLink>
        </>
      ) : null}
    </EmptyState>
  );
}

function isNarrowed(address: SearchAddress): boolean {
  return address.query !== "" || filterCountOf(address) > 0;
}

function ExportLink({ address, userId }: { address: SearchAddress; userId: string | undefined }) {
  const t = useTranslations();
  const href = searchHref({ ...address, page: 1, pageSize: undefined }, "/listing/export");
  const ofUser = userId ? `${href.includes("?") ? "&" : "?"}userId=${userId}` : "";
  return (
    <a href={href + ofUser} download className={buttonStyle({ variant: "quiet", size: "sm" })}>
      <Download size={16} />
      {t("listings|export")}
    </a>
  );
}

interface OwnSearchProps {
  path: string;
  address: SearchAddress;
  isOwn: boolean;
}

const id = "own-search";

function OwnSearch({ path, address, isOwn }: OwnSearchProps) {
  const t = useTranslations();
  const filterParameters = searchParametersOf({ ...address, query: "", page: 1 });
  return (
    <search aria-label={t("listings|own|label")} className="block max-w-text print:hidden">
      <FilterForm action={path}>
        <Field
          htmlFor={id}
          label={t("listings|own|label")}
          hint={t(isOwn ? "listings|own|hint" : "listings|own|hint|other")}
        >
          <div className="flex gap-2">
            <Input
              key={address.query}
              id={id}
              name="query"
              type="search"
              defaultValue={address.query}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
            />
            <Button type="submit">
              <Search size={20} />
              {t("layout|search|submit")}
            </Button>
          </div>
        </Field>
        {filterParameters.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </FilterForm>
    </search>
  );
}
