import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";

interface AdminHeadProps {
  title: string;
  current: (typeof pages)[number]["key"] | null;
  children?: ReactNode;
}

const pages = [
  { key: "analytics", href: "/admin/analytics" },
  { key: "manufacturers", href: "/admin/manufacturers" },
  { key: "users", href: "/admin/users" },
  { key: "security", href: "/admin/security" },
  { key: "repeated_texts", href: "/admin/repeated-texts" },
] as const;

export function AdminHead({ title, current, children }: AdminHeadProps) {
  const t = useTranslations();
  return (
    <div className="space-y-2">
      <nav aria-label={t("admin|pages")} className="flex flex-wrap gap-x-6 text-sm print:hidden">
        {pages.map(({ key, href }) => (
          <PageLink
            key={key}
            href={href}
            aria-current={key === current ? "page" : undefined}
            className={`control-size inline-flex items-center ${key === current ? "font-semibold" : "link"}`}
          >
            {t(`admin|${key}`)}
          </PageLink>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        {children}
      </div>
    </div>
  );
}
