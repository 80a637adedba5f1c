import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { SoftLink } from "@/components/ui/soft-link";

const costs = ["account", "listing", "sale"] as const;

/** The one action of the page, and what it costs. */
export function RegisterSection() {
  const t = useTranslations();
  return (
    <section
      id="register"
      aria-labelledby="register-title"
      className="mt-12 grid gap-x-12 gap-y-6 rounded border border-steel-3 bg-steel-1 p-5 md:mt-16 md:p-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div>
        <h2 id="register-title" className="text-xl">
          {t("landing|register")}
        </h2>
        <p className="mt-2 max-w-text">{t("landing|register|text")}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href="/signup" variant="amber" className="min-h-12">
            {t("landing|register|action")}
          </ButtonLink>
          <SoftLink href="/csv-import/help" className="link tap-size">
            {t("landing|register|import")}
          </SoftLink>
        </div>
      </div>
      <dl className="self-center border-y border-steel-3">
        {costs.map((cost) => (
          <div
            key={cost}
            className="flex justify-between gap-x-6 border-steel-2 py-2.5 not-first:border-t"
          >
            <dt>{t(`landing|register|${cost}`)}</dt>
            <dd className="text-end font-semibold">{t(`landing|register|${cost}|cost`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
