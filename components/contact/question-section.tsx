import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export function QuestionSection({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslations();
  return (
    <section id="contact" className="panel p-0">
      <details open={isOpen}>
        <summary className="p-4 text-petrol hover:text-petrol-deep">
          <h2 className="inline text-base">{t("contact|title")}</h2>
        </summary>
        <div className="space-y-4 px-4 pb-4">{children}</div>
      </details>
    </section>
  );
}
