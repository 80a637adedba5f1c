import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export const accountSections = {
  overview: "account|overview",
  profile: "account|profile",
  password: "account|password",
  email: "account|email_change",
  sessions: "account|sessions",
  storage: "account|storage",
  data: "account|data",
  delete: "account|delete",
} as const;

interface AccountSectionProps {
  id: keyof typeof accountSections;
  children: ReactNode;
}

export function AccountSection({ id, children }: AccountSectionProps) {
  const t = useTranslations();
  return (
    <section aria-labelledby={id} className="border-t py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-lg">
        {t(accountSections[id])}
      </h2>
      <p className="mt-1 mb-5 max-w-text text-steel-3">{t(`${accountSections[id]}|lead`)}</p>
      {children}
    </section>
  );
}
