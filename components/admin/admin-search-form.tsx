import { Search } from "lucide-react";
import Form from "next/form";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface AdminSearchFormProps {
  /** The page that answers. */
  action: string;
  label: string;
  /** The field's name in the address. */
  name?: string;
  query: string;
  /** What else of the address stays; empty values are left out. */
  kept: Record<string, string | number | null | false>;
}

/** A GET form, so that it works without JavaScript; a new search starts at page 1. */
export function AdminSearchForm({
  action,
  label,
  name = "query",
  query,
  kept,
}: AdminSearchFormProps) {
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
      {Object.entries(kept)
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={String(value)} />
        ))}
    </Form>
  );
}
