import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { type SearchAddress, searchParametersOf } from "@/lib/search/schema";
import { FilterForm } from "./filter-form";

interface OwnSearchProps {
  path: string;
  address: SearchAddress;
  isOwn: boolean;
}

const id = "own-search";

/** Searches a seller's listings by any number or name; the filters stay, and the page is the first. */
export function OwnSearch({ path, address, isOwn }: OwnSearchProps) {
  const t = useTranslations();
  const kept = searchParametersOf({ ...address, query: "", page: 1 });
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
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </FilterForm>
    </search>
  );
}
