import { Search } from "lucide-react";
import Form from "next/form";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/inputs/field";
import { Input } from "@/components/ui/inputs/input";
import type { UserListAddress } from "./admin-addresses";

interface AdminSearchFormProps {
  action: string;
  label: string;
  name?: string;
  query: string;
  /** Other parameters to keep; empty values are left out. */
  hiddenFields?: Record<string, string | number | null | false>;
}

export function AdminSearchForm(props: AdminSearchFormProps) {
  const { action, label, name = "query", query, hiddenFields = {} } = props;
  const t = useTranslations();
  const id = `search-${name}`;
  return (
    <Form action={action} prefetch={false} className="w-full max-w-text">
      <Field label={label} htmlFor={id}>
        <div className="flex gap-2">
          <Input
            key={query}
            id={id}
            name={name}
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
      {Object.entries(hiddenFields)
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
    </Form>
  );
}

export function UserSearchForm({ address }: { address: UserListAddress }) {
  const t = useTranslations();
  const { query, isAdmin, pageSize } = address;
  return (
    <AdminSearchForm
      action="/admin/users"
      label={t("admin|search|label")}
      query={query}
      hiddenFields={{ isAdmin: isAdmin && "true", pageSize: pageSize > 10 && pageSize }}
    />
  );
}
