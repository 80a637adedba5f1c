import { Search } from "lucide-react";
import Form from "next/form";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { UserListAddress } from "./list-address";

/** A GET form, so that it works without JavaScript; a new search starts at page 1. */
export function UserSearchForm({ address }: { address: UserListAddress }) {
  const t = useTranslations();
  const { query, isAdmin, pageSize } = address;
  const kept = { ...(isAdmin && { isAdmin: "true" }), ...(pageSize > 10 && { pageSize }) };
  return (
    <Form action="/admin/users" prefetch={false} className="w-full max-w-text">
      <Field label={t("admin|search|label")} htmlFor="user-query">
        <div className="flex gap-2">
          <Input
            key={query}
            id="user-query"
            name="query"
            type="search"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button type="submit">
            <Search size={20} />
            {t("admin|search|submit")}
          </Button>
        </div>
      </Field>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
