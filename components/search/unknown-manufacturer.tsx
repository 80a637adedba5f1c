import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import { type SearchAddress, searchHref } from "@/lib/search/schema";
import type { ManufacturerChoice } from "./manufacturer-filter";

interface UnknownManufacturerProps {
  path: string;
  address: SearchAddress;
  mistyped: NonNullable<ManufacturerChoice["mistyped"]>;
  hasResults: boolean;
}

/** A typed manufacturer that there is not, and who may be meant. */
export function UnknownManufacturer(props: UnknownManufacturerProps) {
  const t = useTranslations();
  const { path, address, mistyped, hasResults } = props;
  const { name, alike } = mistyped;
  return (
    <div role="alert" className="mb-3 rounded border border-caution bg-caution-soft px-4 py-3">
      <p className="font-semibold wrap-anywhere">
        {t("search|manufacturer|none", { name })}
        {hasResults ? ` ${t("search|manufacturer|unfiltered")}` : ""}
      </p>
      {alike.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {alike.map((manufacturer) => (
            <li key={manufacturer.id}>
              <SoftLink
                href={searchHref({ ...address, manufacturerId: manufacturer.id, page: 1 }, path)}
                replace
                className="link inline-flex items-center py-1 pointer-coarse:min-h-11"
              >
                {manufacturer.name}
              </SoftLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
