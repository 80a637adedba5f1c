import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { TextareaField } from "@/components/ui/inputs/text-field";
import { formatInteger } from "@/lib/i18n/formats";

type QuestionFieldProps = Partial<ComponentProps<typeof TextareaField>> & { max: number };

export function QuestionField({ max, ...rest }: QuestionFieldProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <>
      <p className="text-sm text-steel-3">{t("contact|notice")}</p>
      <TextareaField
        name="question"
        rows={4}
        required
        label={t("contact|question")}
        hint={t("contact|question|hint", { max: formatInteger(max, locale) })}
        {...rest}
      />
    </>
  );
}

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
