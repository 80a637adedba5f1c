import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";

/** In place of the form: what is sent once need not be sent again. */
export function RequestSent({ id }: { id: number }) {
  const t = useTranslations();
  return (
    <>
      <Banner kind="success" title={t("transaction|request|sent", { id: String(id) })} />
      <p>
        <a href={`/transaction/detail/${id}`} className="link tap-size">
          {t("transaction|request|sent|open")}
        </a>
      </p>
    </>
  );
}
