import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

export function AfterImportLinks() {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/listing/user">{t("csv-import|to_listings")}</ButtonLink>
      <ButtonLink href="/csv-import" variant="quiet">
        {t("csv-import|another")}
      </ButtonLink>
    </div>
  );
}
